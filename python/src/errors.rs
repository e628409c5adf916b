//! What goes wrong, as Python's exceptions. They are defined in `magnate.errors`; none of them is a panic.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use magnate_rules::{ConfigError, Fault, RecordError, Refusal};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::data::to_python;

/// An exception of ours with fields besides its sentence.
fn raise(py: Python<'_>, class: &str, message: &str, fields: &[(&str, Py<PyAny>)]) -> PyErr {
    let make = || -> PyResult<PyErr> {
        let keywords = PyDict::new(py);
        for (name, value) in fields {
            keywords.set_item(name, value)?;
        }
        let class = py.import("magnate.errors")?.getattr(class)?;
        Ok(PyErr::from_value(class.call((message,), Some(&keywords))?))
    };
    make().unwrap_or_else(|error| error)
}

/// An exception of ours with nothing but a code and a sentence.
pub fn plain(py: Python<'_>, class: &str, message: impl ToString) -> PyErr {
    raise(py, class, &message.to_string(), &[])
}

/// The rules refuse an action.
pub fn refused(py: Python<'_>, refusal: &Refusal) -> PyErr {
    let data = refusal.data();
    let fields = || -> PyResult<[(&str, Py<PyAny>); 3]> {
        Ok([
            ("code", to_python(py, &data.code)?),
            ("data", to_python(py, &data.args)?),
            ("rule", to_python(py, &data.rule)?),
        ])
    };
    match fields() {
        Ok(fields) => raise(py, "Refused", &data.message, &fields),
        Err(error) => error,
    }
}

/// A configuration nobody can play.
pub fn config(py: Python<'_>, error: &ConfigError) -> PyErr {
    plain(py, "ConfigError", error)
}

/// A record that cannot be read or replayed.
pub fn record(py: Python<'_>, error: &RecordError) -> PyErr {
    let fields = || -> PyResult<[(&str, Py<PyAny>); 2]> {
        Ok([("line", to_python(py, &error.line)?), ("rule", to_python(py, &error.rule)?)])
    };
    match fields() {
        Ok(fields) => raise(py, "RecordError", &error.to_string(), &fields),
        Err(error) => error,
    }
}

/// A position that cannot be.
pub fn position(py: Python<'_>, faults: &[Fault]) -> PyErr {
    let all: Vec<(&str, &str)> =
        faults.iter().map(|fault| (fault.path.as_str(), fault.reason.as_str())).collect();
    let sentences: Vec<String> = faults.iter().map(ToString::to_string).collect();
    match to_python(py, &all) {
        Ok(all) => raise(py, "PositionError", &sentences.join("; "), &[("faults", all)]),
        Err(error) => error,
    }
}

/// Something that must not happen, and did.
pub fn internal(py: Python<'_>, message: &str) -> PyErr {
    plain(py, "InternalError", message)
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("something went wrong inside")
        .to_string()
}

/// Lets no panic through: it becomes an `InternalError`.
pub fn safely<T>(py: Python<'_>, work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| Err(internal(py, &message(panic.as_ref()))))
}

/// The same for work that needs no Python: others run meanwhile.
pub fn detached<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    let done = py.detach(|| catch_unwind(AssertUnwindSafe(work)).map_err(|panic| message(panic.as_ref())));
    done.map_err(|panic| internal(py, &panic))
}
