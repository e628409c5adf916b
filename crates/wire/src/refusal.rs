//! What is answered when something is not possible.

use magnate_rules::RefusalArgs;
use magnate_table::Problem;
use serde::Serialize;

/// The body of every refusal: a stable code for programs and a sentence for people.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ErrorBody {
    /// A stable word.
    pub code: String,
    /// The data of the refusal by name, for a sentence in any language.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub args: RefusalArgs,
    /// What a person should know.
    pub message: String,
    /// The rule of the game that says so, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
}

impl ErrorBody {
    /// A refusal with a code and a sentence.
    pub fn new(code: &str, message: impl Into<String>) -> Self {
        ErrorBody { code: code.into(), args: RefusalArgs::default(), message: message.into(), rule: None }
    }
}

impl From<&Problem> for ErrorBody {
    fn from(problem: &Problem) -> Self {
        let rule = match problem {
            Problem::Refused { rule, .. } => Some((*rule).to_string()),
            _ => None,
        };
        ErrorBody { code: problem.code().into(), args: problem.args(), message: problem.to_string(), rule }
    }
}
