"""How rules become machine code: Numba's compiler, put together in our own way.

Numba is made for a few large functions of numbers; a game is hundreds of small ones. What it does by default costs us
three quarters of the time to compile and a fifth of the speed, so rules do five things differently:

| by default Numba | a rule |
| --- | --- |
| compiles a function anew for every combination of argument types, of which the literal 3 and a 16-bit number are two | is compiled once: its callers see an int64 for every whole number |
| optimises every function together with all it calls, and makes machine code of it, level by level | stays LLVM's intermediate code until an entry needs it; that is optimised once, as one module, and made into machine code once |
| lets everybody call every function of a module, so that LLVM may conclude nothing about it | is internal to the module of its entry |
| lets -1 be the last element, with a comparison at every index | has no negative indices: bounds-checked, -1 is refused |
| goes over every function 22 times | is gone over 11 times: rules have no closures, `with`, literal types or parallel loops |

Nothing of Numba is replaced or patched: functions that other people compile in the same process with `numba.njit` are
compiled as before. A rule has its own kind of dispatcher (`RuleDispatcher`), which Numba is told to compile with its
own pipeline (`RuleCompiler`), which gives it its own kind of code library. Numba documents pipelines; the parts beside
them are private, and may be others in another version:

- `Dispatcher.get_call_template`, `Dispatcher._cache`, which `Dispatcher.compile` asks, `CompileResult._reduce` and
  `_rebuild` (`engine/code_cache.py`), and `insert_global` of the typing context;
- `CPUCodeLibrary`: `_final_module`, `_shared_module`, `_linking_libraries`, `_reload_init`, `_finalized`, `finalize`,
  `_finalize_final_module`, `_get_module_for_linking`, and `codegen` as `CPUContext.get_executable` uses it;
- `CPUCodegen._module_pass_manager`; that an environment's global variable begins with `_ZN08NumbaEnv`;
- `PassManager.passes`, and the names of the passes in NEEDLESS;
- that an unsigned index of an array is not wrapped around, and that bounds are checked as signed numbers.

That is how Numba 0.68 with llvmlite 0.50 is built. With any other version rules are compiled as Numba does it by
default, with the same results (`is_known`). This module imports Numba: only what compiles imports it.
"""

# Numba's private parts have no types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import llvmlite
import numba
from numba.core import ir
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.typed_passes import PreLowerStripPhis
from numba.extending import overload

from rivertable.engine import compile_watch
from rivertable.engine.code_cache import EngineFunctions, EntryCache
from rivertable.engine.outside_tables import TableType

KNOWN = (("0.68.", "0.50."),)  # versions of Numba and llvmlite whose private parts are as this module needs them
types: Any = numba.types
_compiled: set[Any] = set()  # the functions whose compiling has begun in this process
ENVIRONMENT = "_ZN08NumbaEnv"  # the name of a function's environment begins with it

# Rules allocate nothing, so the compiler may leave out reference counting; that and the rewrites are a tenth
# of its time. Only entries get Python wrappers and a place in the cache.
COMMON: dict[str, Any] = {"error_model": "numpy", "nogil": True, "no_rewrites": True, "_nrt": False}
INNER: Any = {**COMMON, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def is_known() -> bool:
    """True if Numba and llvmlite have versions whose private parts this module was checked against."""
    return any(numba.__version__.startswith(n) and llvmlite.__version__.startswith(l) for n, l in KNOWN)


# ---------------------------------------------------------------- what the decorators of engine/rule.py need


def compiled_rule(function: Callable[..., Any], checks_bounds: bool, inline: bool = False) -> Any:
    """Compile a rule: a function that only compiled rules can call, or whose body takes the place of each call."""
    options = {**INNER, "nopython": True, "boundscheck": checks_bounds, "inline": "always" if inline else "never"}
    return RuleDispatcher(function, targetoptions=options) if is_known() else numba.jit(**options)(function)


def compiled_entry(
    function: Any, checks_bounds: bool, folder: Path, tag: str, engine_functions: EngineFunctions
) -> Any:
    """Compile an entry: a function that Python can call, kept in a folder on the disk."""
    options = {**COMMON, "nopython": True, "boundscheck": checks_bounds}
    entry: Any = RuleDispatcher(function, targetoptions=options) if is_known() else numba.jit(**options)(function)
    entry._cache = EntryCache(function, folder, tag, engine_functions)
    return entry


def is_kept(entry: Any, signature: Any) -> bool:
    """True if the code of an entry is on the disk for these types of arguments."""
    return bool(entry._cache.has(signature, entry.targetctx))


def functions_left(entry: Any) -> int:
    """How many functions an entry reaches that this process has not compiled, itself included."""
    return sum(function not in _compiled for function in entry._cache.functions())


def bound_engine_function(plain: Callable[..., Any], compiled: Callable[..., Any]) -> Any:
    """Make compiled code run `compiled` where it calls the engine function `plain`. The caller must hold on to the
    result."""
    if not is_known():
        return overload(plain, jit_options=INNER, strict=False)(lambda *_: compiled)
    dispatcher = compiled_rule(compiled, False)
    cpu_target.typing_context.insert_global(plain, types.Dispatcher(dispatcher))
    return dispatcher


# ---------------------------------------------------------------- one specialisation of every rule


class RuleDispatcher(CPUDispatcher):
    """A rule or an entry as Numba calls it."""

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None) -> None:
        super().__init__(py_func, locals, targetoptions, pipeline_class=RuleCompiler)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """The function to call for arguments of these types. Whole numbers are widened to int64, and a table is any array that
        nobody writes to, so that there is only one."""
        return super().get_call_template(tuple(map(_widened, args)), {name: _widened(kws[name]) for name in kws})


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    if isinstance(kind, TableType):
        return kind.plain
    return types.int64 if isinstance(kind, types.Integer) else kind


# Passes of Numba's pipeline for what rules do not have, or for people who look at the compiler's work.
NEEDLESS = {
    *("WithLifting", "RewriteDynamicRaises"),
    *("InlineClosureLikes", "MakeFunctionToJitFunction"),
    *("FindLiterallyCalls", "LiteralUnroll", "LiteralPropagationSubPipelinePass"),
    *("InlineOverloads", "NoPythonSupportedFeatureValidation"),
    *("AnnotateTypes", "DumpParforDiagnostics"),
}


class RuleCompiler(CompilerBase):
    """Numba's pipeline without what is needless, with indices that are never negative and libraries of our own."""

    def define_pipelines(self) -> list[Any]:
        _compiled.add(self.state.func_id.func)
        compile_watch.function_begins()
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [each for each in passes.passes if each[0].__name__ not in NEEDLESS]
        passes.add_pass_after(NoNegativeIndices, PreLowerStripPhis)
        passes.finalize()
        library = RuleLibrary if self.state.flags.no_cpython_wrapper else EntryLibrary
        self.state.library = library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return [passes]


# ---------------------------------------------------------------- no negative indices


@register_pass(mutates_CFG=False, analysis_only=False)
class NoNegativeIndices(FunctionPass):
    """Every index of an array becomes unsigned: Numba wraps only signed ones around. Its check of bounds reads the
    number as signed, and so refuses -1."""

    _name = "rivertable_no_negative_indices"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            for use in _indexings(block):
                array, index, *rest = state.calltypes[use].args
                if isinstance(array, types.Buffer):
                    called = state.calltypes.pop(use)
                    state.calltypes[use] = called.replace(args=(array, _unsigned(index), *rest))
        return True


def _indexings(block: Any) -> Iterator[Any]:
    """Expressions that read an item, and statements that write one."""
    yield from block.find_exprs(op="getitem")
    yield from block.find_insts(ir.SetItem)


def _unsigned(index: Any) -> Any:
    if isinstance(index, types.Integer):
        return types.uintp
    if isinstance(index, types.BaseTuple):
        return types.Tuple([_unsigned(part) for part in index.types])
    return index


# ---------------------------------------------------------------- one module an entry


class RuleLibrary(JITCodeLibrary):
    """A rule's intermediate code. It becomes machine code only as a part of an entry."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True

    @property
    def codegen(self) -> NoEnvironment:
        return NoEnvironment()

    def _get_module_for_linking(self) -> Any:
        """The rule with everything it calls, for functions that Numba compiles in its own way."""
        if self._shared_module is None:
            module = self._final_module.clone()
            for library in libraries_below(self):
                module.link_in(code_of(library), preserve=True)
            for function in module.functions:
                if not function.is_declaration:
                    function.linkage = "linkonce_odr"
            self._shared_module = module
        return self._shared_module


class NoEnvironment:
    """Stands where Numba hands a function its environment: Python objects to print or to raise. A rule, which is
    compiled without reference counting, can have none."""

    def set_env(self, name: str, environment: Any) -> None:
        pass


class EntryLibrary(JITCodeLibrary):
    """An entry with all it calls: linked, optimised and made into machine code once."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        module = self._final_module
        own = {each.name for each in _defined(module)}
        for library in libraries_below(self):
            self._reload_init.update(library._reload_init)
            module.link_in(code_of(library), preserve=True)
        for each in _defined(module):
            if each.name not in own:
                each.linkage = "internal"
        # Vectorised, loops over two or four seats grow and get slower.
        passes, builder = self._codegen._module_pass_manager(loop_vectorize=False, slp_vectorize=False)
        passes.run(module, builder)
        module.verify()
        self._finalize_final_module()


def libraries_below(top: Any) -> Iterator[Any]:
    """The libraries of everything a rule or an entry calls, each once. Those that Numba compiled in its own way already
    include what they call, so they are not followed further."""
    seen, todo = {top}, [*top._linking_libraries]
    while todo:
        library = todo.pop()
        if library not in seen:
            seen.add(library)
            yield library
            if isinstance(library, RuleLibrary):
                todo += library._linking_libraries


def code_of(library: Any) -> Any:
    return library._final_module if isinstance(library, RuleLibrary) else library._get_module_for_linking()


def _defined(module: Any) -> Iterator[Any]:
    """The functions of a module, and the places for their environments."""
    yield from (each for each in module.functions if not each.is_declaration)
    yield from (each for each in module.global_variables if each.name.startswith(ENVIRONMENT))
