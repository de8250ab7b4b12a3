/* What the compiler of the engine cannot know: errors are rare. It then keeps all that leads to one of these out of the
   way of the rest, which becomes short enough to be put in the place of a call. Their declarations are mypyc's and Python's. */
#include <Python.h>
#include "CPy.h"

__attribute__((cold)) void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals);
__attribute__((cold)) void CPy_TypeErrorTraceback(
    const char *filename, const char *funcname, int line, PyObject *globals, const char *expected, PyObject *value);
__attribute__((cold)) PyAPI_FUNC(void) PyErr_SetNone(PyObject *);
__attribute__((cold)) PyAPI_FUNC(void) PyErr_SetString(PyObject *, const char *);
