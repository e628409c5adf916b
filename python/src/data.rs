//! JSON values as Python's own, and back.

use pyo3::IntoPyObjectExt as _;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde::Serialize;
use serde_json::{Map, Number, Value};

use crate::errors::internal;

/// Deeper than anything of ours, and not so deep that reading it hurts.
const DEEPEST: usize = 64;

/// Anything that has a JSON form, as dicts, lists, strings and numbers.
pub fn to_python<T: Serialize>(py: Python<'_>, data: &T) -> PyResult<Py<PyAny>> {
    let value = serde_json::to_value(data).map_err(|error| internal(py, &error.to_string()))?;
    value_to_python(py, &value)
}

pub fn value_to_python(py: Python<'_>, value: &Value) -> PyResult<Py<PyAny>> {
    match value {
        Value::Null => Ok(py.None()),
        Value::Bool(yes) => yes.into_py_any(py),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(whole), _) => whole.into_py_any(py),
            (_, Some(whole)) => whole.into_py_any(py),
            _ => number.as_f64().into_py_any(py),
        },
        Value::String(text) => text.into_py_any(py),
        Value::Array(values) => {
            let list = PyList::empty(py);
            for value in values {
                list.append(value_to_python(py, value)?)?;
            }
            list.into_py_any(py)
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (key, value) in fields {
                dict.set_item(key, value_to_python(py, value)?)?;
            }
            dict.into_py_any(py)
        }
    }
}

pub fn from_python(data: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(data, 0)
}

fn read(data: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth > DEEPEST {
        return Err(PyTypeError::new_err("this is nested too deeply"));
    }
    if data.is_none() {
        return Ok(Value::Null);
    }
    if data.is_instance_of::<PyBool>() {
        return Ok(Value::Bool(data.extract()?));
    }
    if data.is_instance_of::<PyInt>() {
        return match data.extract::<i64>() {
            Ok(whole) => Ok(Value::from(whole)),
            Err(_) => Ok(Value::from(data.extract::<u64>()?)),
        };
    }
    if data.is_instance_of::<PyFloat>() {
        let number = Number::from_f64(data.extract()?);
        return number.map(Value::Number).ok_or_else(|| PyTypeError::new_err("this is not a number"));
    }
    if data.is_instance_of::<PyString>() {
        return Ok(Value::String(data.extract()?));
    }
    if let Ok(dict) = data.cast::<PyDict>() {
        let mut fields = Map::new();
        for (key, value) in dict {
            fields.insert(key.str()?.extract()?, read(&value, depth + 1)?);
        }
        return Ok(Value::Object(fields));
    }
    if data.is_instance_of::<PyList>() || data.is_instance_of::<PyTuple>() {
        let values: PyResult<Vec<Value>> = data.try_iter()?.map(|value| read(&value?, depth + 1)).collect();
        return Ok(Value::Array(values?));
    }
    // Numbers of NumPy and their like.
    if let Ok(whole) = data.extract::<i64>() {
        return Ok(Value::from(whole));
    }
    Err(PyTypeError::new_err(format!("{} has no place in a game", data.get_type().name()?)))
}
