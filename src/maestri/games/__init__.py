"""The games. A folder here is a game; each puts itself on the shelf when it is imported.

Folders of games that are not part of the package are named in MAESTRI_GAMES, apart as in PATH.
"""

import os
from importlib import import_module
from pkgutil import iter_modules

__path__.extend(folder for folder in os.environ.get("MAESTRI_GAMES", "").split(os.pathsep) if folder)

for _game in iter_modules(__path__):
    if _game.ispkg:
        import_module(f"{__name__}.{_game.name}")
