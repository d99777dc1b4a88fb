"""A batch over several processes: each steps its part, and all write into memory that they share."""

from collections.abc import Mapping
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from maestri.research.batch import Batch, Opponent

ARRAYS = ("observations", "masks", "moves", "choices", "seats", "rewards", "ends")
CHOSEN = "chosen"
STEP = "step"
STOP = "stop"
SPAWN = get_context("spawn")


class Block(NamedTuple):
    """An array in memory that processes share: the memory's name, and how the array lies in it."""

    name: str
    shape: tuple[int, ...]
    form: str

    def array(self, memory: SharedMemory) -> NDArray[Any]:
        return np.ndarray(self.shape, self.form, memory.buf)


class Asked(NamedTuple):
    """What each of the crew makes its part of."""

    game: str
    seats: int
    n: int
    seed: str
    options: Mapping[str, object] | None
    opponents: Mapping[int, Opponent] | None

    def batch(self, first: int) -> Batch:
        return Batch(*self, first)


class Crew:
    """The same matches as a `Batch` of the same seed, with the same arrays, stepped by several processes.

    Close it, or use it in a `with`: its processes and its memory are given back then, the arrays too.
    """

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    moves: NDArray[np.int16]
    choices: NDArray[np.int32]
    seats: NDArray[np.int32]
    rewards: NDArray[np.float64]
    ends: NDArray[np.uint8]
    chosen: NDArray[np.int64]

    def __init__(
        self,
        game: str,
        seats: int,
        n: int,
        seed: str = "",
        options: Mapping[str, object] | None = None,
        opponents: Mapping[int, Opponent] | None = None,
        workers: int = 2,
    ) -> None:
        if workers < 1 or n % workers:
            raise ValueError(f"{n} matches can't be shared out alike among {workers}")
        part = n // workers
        asked = Asked(game, seats, part, seed, options, opponents)
        pattern = asked.batch(0)
        self.n, self.game, self.layout = n, pattern.game, pattern.layout
        arrays = {name: np.asarray(getattr(pattern, name)) for name in ARRAYS}
        shapes = {name: ((n, *array.shape[1:]), array.dtype.char) for name, array in arrays.items()}
        self._memory: dict[str, SharedMemory] = {}
        self._blocks = {name: self._share(name, *shape) for name, shape in shapes.items()}
        self._blocks[CHOSEN] = self._share(CHOSEN, (n,), "q")
        self._workers = [self._hire(asked, worker * part) for worker in range(workers)]
        self._at_work = True
        self.wait()

    def _share(self, name: str, shape: tuple[int, ...], form: str) -> Block:
        size = int(np.prod(shape)) * np.dtype(form).itemsize
        self._memory[name] = SharedMemory(create=True, size=size)
        block = Block(self._memory[name].name, shape, form)
        setattr(self, name, block.array(self._memory[name]))
        return block

    def _hire(self, asked: Asked, first: int) -> tuple[Any, Any]:
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=work, args=(theirs, asked, first, self._blocks), daemon=True)
        process.start()
        return ours, process

    def step(self, moves: Any) -> None:
        """Plays a move in each match. Where one is illegal, none of that process's part is played."""
        self.begin(moves)
        self.wait()

    def begin(self, moves: Any) -> None:
        """The same without waiting: until `wait`, the arrays are the crew's."""
        self.wait()
        self.chosen[:] = moves
        for line, _ in self._workers:
            line.send(STEP)
        self._at_work = True

    def wait(self) -> None:
        """Until what was begun is done; where nothing was, not at all."""
        if not self._at_work:
            return
        self._at_work = False
        problems = [line.recv() for line, _ in self._workers]
        for problem in filter(None, problems):
            raise ValueError(problem)

    def close(self) -> None:
        """Ends the processes, and gives the memory back."""
        if self._at_work:
            with suppress(ValueError):
                self.wait()
        for line, process in self._workers:
            line.send(STOP)
            process.join()
        self._workers = []
        for name, memory in self._memory.items():
            delattr(self, name)
            memory.close()
            memory.unlink()
        self._memory = {}

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def work(line: Any, asked: Asked, first: int, blocks: dict[str, Block]) -> None:
    """One of the crew: steps its part of the matches whenever it is told to."""
    memory = {name: SharedMemory(name=block.name) for name, block in blocks.items()}
    batch = asked.batch(first)
    mine = slice(first, first + batch.n)
    out = {name: block.array(memory[name])[mine] for name, block in blocks.items()}
    problem = ""
    while True:
        for name in ARRAYS:
            out[name][:] = getattr(batch, name)
        line.send(problem)
        if line.recv() == STOP:
            break
        problem = _stepped(batch, out[CHOSEN])
    out.clear()
    for each in memory.values():
        each.close()


def _stepped(batch: Batch, moves: NDArray[Any]) -> str:
    try:
        batch.step(moves)
    except ValueError as error:
        return str(error)
    return ""
