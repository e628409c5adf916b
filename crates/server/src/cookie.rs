//! The one cookie there is: it says which session a browser has.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponseParts, ResponseParts};

use crate::app::App;

/// Its name.
pub const NAME: &str = "magnate_session";
/// Seconds for which a browser keeps it, which is as long as any does; how long it really lasts, the store decides.
const KEPT: u32 = 400 * 24 * 3600;

/// The session's cookie: as a request brought it, and as the answer sets it.
#[derive(Debug, Default)]
pub struct SessionCookie {
    token: Option<String>,
    set: Option<HeaderValue>,
    /// What the browser says it is.
    agent: String,
}

impl SessionCookie {
    /// What a request brought.
    pub fn of(headers: &HeaderMap) -> Self {
        let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = texts.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let token = pairs.rfind(|(name, _)| *name == NAME).map(|(_, token)| token.to_owned());
        SessionCookie { token, set: None, agent: crate::auth::agent(headers) }
    }

    /// What the browser that holds it says it is.
    pub fn agent(&self) -> &str {
        &self.agent
    }

    /// The token it holds.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// The browser is to hold this token. Tokens are letters and digits; anything else is not set.
    pub fn with(self, app: &App, token: &str) -> Self {
        let secure = if app.config.is_https() { "; Secure" } else { "" };
        let text = format!("{NAME}={token}; HttpOnly; SameSite=Lax{secure}; Path=/; Max-Age={KEPT}");
        let plain = token.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let set = if plain { HeaderValue::from_str(&text).ok() } else { None };
        SessionCookie { set, ..self }
    }

    /// The browser is to forget what it holds, if anything.
    pub fn without(self) -> Self {
        let forget = || HeaderValue::from_static("magnate_session=; Path=/; Max-Age=0");
        SessionCookie { set: self.token.as_ref().map(|_| forget()), token: None, ..self }
    }
}

impl<S: Sync> FromRequestParts<S> for SessionCookie {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(SessionCookie::of(&parts.headers))
    }
}

impl IntoResponseParts for SessionCookie {
    type Error = Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Infallible> {
        if let Some(set) = self.set {
            parts.headers_mut().append(SET_COOKIE, set);
        }
        Ok(parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token(cookies: &[&str]) -> Option<String> {
        let headers = cookies.iter().map(|text| (COOKIE, HeaderValue::from_str(text).unwrap())).collect();
        SessionCookie::of(&headers).token().map(str::to_owned)
    }

    #[test]
    fn the_session_is_found_among_others() {
        assert_eq!(token(&["a=b; magnate_session=abc123;c=d=e"]).as_deref(), Some("abc123"));
        assert_eq!(token(&["a=b", "c", "magnate_session=x"]).as_deref(), Some("x"));
        assert_eq!(token(&["not_magnate_session=x; magnate_session"]), None);
        assert_eq!(token(&[]), None);
    }

    #[test]
    fn whoever_holds_nothing_need_not_forget_it() {
        assert_eq!(SessionCookie::default().without().set, None);
        let held = SessionCookie { token: Some("abc".into()), ..SessionCookie::default() };
        assert!(held.without().set.is_some_and(|set| set.to_str().unwrap().starts_with("magnate_session=;")));
    }
}
