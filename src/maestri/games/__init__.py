"""The games. A folder here is a game; each puts itself on the shelf when it is imported."""

from importlib import import_module
from pkgutil import iter_modules

for _game in iter_modules(__path__):
    import_module(f"{__name__}.{_game.name}")
