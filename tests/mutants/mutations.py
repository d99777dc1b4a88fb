"""Small changes to a source file, each of which a good test should notice."""

import ast
from collections.abc import Iterator
from typing import Any, NamedTuple

PAIRS = (
    *("Eq NotEq", "Lt LtE", "Gt GtE", "In NotIn", "Is IsNot", "And Or"),
    *("Add Sub", "Mult FloorDiv", "BitAnd BitOr", "LShift RShift", "Mult Mod", "Mult Div", "BitAnd BitXor"),
)
OTHER = {other: one for one, other in map(str.split, PAIRS)} | dict(map(str.split, reversed(PAIRS)))
RETURNED = {"bool": "not ({})", "str": "({}) + '!'", **dict.fromkeys(("int", "i64", "float"), "({}) + 1")}
NO_CODE = (
    "cast(",
    "TypeVar(",
    "logger.",
    "logging.",
    "print(",
    "isinstance(",
    "capacity=",
    "strict=",
    "encoding=",
    *("buckets=", "Counter(", "Gauge(", "Histogram("),
    "if TYPE_CHECKING",
)
"""Types, logs and what is counted for them, room for lists: no test looks at them."""
ENCODINGS = ("ascii", "latin-1", "utf-8")
"""`utf-8!` is `utf-8` to Python."""


class Mutation(NamedTuple):
    """A stretch of a source, and what would stand there instead."""

    line: int
    start: int
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutations(source: bytes) -> list[Mutation]:
    """All mutations of a source."""
    starts = [0, *(place + 1 for place, byte in enumerate(source) if byte == ord("\n"))]
    found = []
    for node, text in walked(ast.parse(source), ""):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        found.append(Mutation(node.lineno, start, end, text))
    return found


def walked(node: ast.AST, returns: str) -> Iterator[tuple[Any, str]]:
    """Goes through code that runs: not through annotations, decorators, docstrings and log lines."""
    yield from changes(node, returns)
    children: Any = ast.iter_child_nodes(node)
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            children, returns = (
                (*node.args.defaults, *node.body),
                ast.unparse(node.returns or ast.Constant(None)),
            )
        case ast.ClassDef():
            children = node.body
        case ast.AnnAssign():
            children = (node.value,) if node.value else ()
        case ast.Expr(ast.Constant()) | ast.Raise() | ast.Assert() | ast.JoinedStr():
            children = ()  # before Python 3.12 nobody knows where the parts of an f-string are
        case ast.If() | ast.Call() | ast.keyword() if ast.unparse(node).startswith(NO_CODE):
            children = ()
    for child in children:
        yield from walked(child, returns)


def changes(node: ast.AST, returns: str) -> Iterator[tuple[Any, str]]:
    """What could stand instead of a node, or of a part of it."""
    match node:
        case ast.Constant(bool(value)):
            yield node, str(not value)
        case ast.Constant(int(value)):
            yield node, str(value + 1)
        case ast.Constant(str(value)) if value not in ENCODINGS:
            yield node, repr(value + "!")
        case ast.Compare(left, [operator], right):
            yield node, _text(ast.Compare(left, [_other(operator)], right))
        case ast.BoolOp(operator, values):
            yield node, _text(ast.BoolOp(_other(operator), values))
        case ast.BinOp(left, operator, right) if type(operator).__name__ in OTHER:
            yield node, _text(ast.BinOp(left, _other(operator), right))
        case ast.UnaryOp(ast.Not(), operand):
            yield node, f"bool({ast.unparse(operand)})"
        case ast.If(test) | ast.While(test) | ast.IfExp(test) if ast.unparse(test) != "TYPE_CHECKING":
            yield test, f"(not ({ast.unparse(test)}))"
        case ast.Return(ast.expr() as value) if returns in RETURNED and not isinstance(value, ast.Constant):
            yield value, RETURNED[returns].format(ast.unparse(value))
        case ast.Return(ast.expr() as value) if returns.endswith("| None") and ast.unparse(value) != "None":
            yield value, "None"
        case ast.Assign([ast.Subscript()]):
            yield node, "pass"
        case ast.AugAssign(target, operator, value):
            yield node, "pass"
            yield node, ast.unparse(ast.AugAssign(target, _other(operator), value))
        case (
            ast.Expr(ast.Call() | ast.Await()) | ast.Raise() | ast.Assign([ast.Attribute() | ast.Subscript()])
        ):
            if not ast.unparse(node).startswith((*NO_CODE, "raise NotImplementedError")):
                yield node, "pass"


def _other(operator: Any) -> Any:
    return getattr(ast, OTHER[type(operator).__name__])()


def _text(expression: ast.expr) -> str:
    return f"({ast.unparse(expression)})"
