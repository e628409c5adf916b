//! Finds the test functions in Rust source, without compiling it.
//!
//! A test is a function under an attribute whose path ends in `test` (`#[test]`, `#[tokio::test]`), or any
//! function directly inside a `proptest!` block. Ignored tests are left out: nobody runs them.

/// The names of the tests in a source file, in order.
pub fn names(source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let mut names = Vec::new();
    let mut marks = Marks::default();
    let mut depth = 0_usize;
    let mut proptest: Vec<usize> = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let rest = &tokens[at..];
        if let Some((attribute, length)) = attribute(rest) {
            marks.add(attribute);
            at += length;
            continue;
        }
        match rest {
            [Token::Word("proptest"), Token::Sign('!'), Token::Sign('{' | '('), ..] => {
                depth += 1;
                proptest.push(depth);
                marks = Marks::default();
                at += 2;
            }
            [Token::Word("fn"), Token::Word(name), ..] => {
                let in_proptest = proptest.last() == Some(&depth);
                if (marks.test || in_proptest) && !marks.ignored {
                    names.push((*name).to_owned());
                }
                marks = Marks::default();
                at += 1;
            }
            [Token::Sign('{' | '(' | '['), ..] => depth += 1,
            [Token::Sign('}' | ')' | ']'), ..] => {
                if proptest.last() == Some(&depth) {
                    proptest.pop();
                }
                depth = depth.saturating_sub(1);
                if rest[0] == Token::Sign('}') {
                    marks = Marks::default();
                }
            }
            [Token::Sign(';'), ..] => marks = Marks::default(),
            _ => {}
        }
        at += 1;
    }
    names
}

/// What the attributes before an item said.
#[derive(Default)]
struct Marks {
    test: bool,
    ignored: bool,
}

impl Marks {
    fn add(&mut self, attribute: &[Token<'_>]) {
        let path_end = attribute
            .iter()
            .position(|it| !matches!(it, Token::Word(_) | Token::Sign(':')))
            .unwrap_or(attribute.len());
        match attribute[..path_end].last() {
            Some(Token::Word("test")) => self.test = true,
            Some(Token::Word("ignore")) => self.ignored = true,
            _ => {}
        }
    }
}

/// The inside of an outer attribute at the head of `tokens`, and how many tokens all of it takes.
fn attribute<'a, 's>(tokens: &'a [Token<'s>]) -> Option<(&'a [Token<'s>], usize)> {
    if !matches!(tokens, [Token::Sign('#'), Token::Sign('['), ..]) {
        return None;
    }
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate().skip(1) {
        match token {
            Token::Sign('[') => depth += 1,
            Token::Sign(']') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((&tokens[2..at], at + 1));
        }
    }
    None
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'s> {
    Word(&'s str),
    Sign(char),
}

/// Words and signs of the source; comments, strings and characters are dropped.
fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            block_comment(rest)
        } else if let Some(length) = raw_string(rest) {
            length
        } else if first == '"' {
            quoted(rest, '"')
        } else if first == '\'' {
            character_or_lifetime(rest)
        } else if first == '_' || first.is_alphanumeric() {
            let length = rest.find(|c: char| c != '_' && !c.is_alphanumeric()).unwrap_or(rest.len());
            tokens.push(Token::Word(&rest[..length]));
            length
        } else {
            if !first.is_whitespace() {
                tokens.push(Token::Sign(first));
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

/// The length of a block comment; they nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

/// The length of a raw string (`r"…"`, `br#"…"#`), if the text starts with one.
fn raw_string(text: &str) -> Option<usize> {
    let body = ["r", "br", "cr"].iter().find_map(|prefix| {
        let body = text.strip_prefix(prefix)?;
        body.starts_with(['#', '"']).then_some(body)
    })?;
    let hashes = body.len() - body.trim_start_matches('#').len();
    let body = body[hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let inside = body.find(&close).map_or(body.len(), |at| at + close.len());
    Some(text.len() - body.len() + inside)
}

/// The length of a literal between `quote`s, with backslash escapes.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return at + c.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

/// `'x'` and `'\n'` are literals; the quote of `'a` alone is skipped and the name read as a word.
fn character_or_lifetime(text: &str) -> usize {
    let mut after = text.chars().skip(1);
    match (after.next(), after.next()) {
        (Some('\\'), _) | (Some(_), Some('\'')) => quoted(text, '\''),
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn finds_tests_and_only_tests() {
        let source = r#"
            #[test]
            fn one() { helper(); }
            #[cfg(test)]
            fn helper() {}
            #[tokio::test(flavor = "current_thread")]
            async fn two() {}
            #[should_panic(expected = "]")]
            #[test]
            pub(crate) fn three() {}
            #[test]
            #[ignore = "slow"]
            fn ignored() {}
            fn plain() {}
        "#;
        assert_eq!(names(source), ["one", "two", "three"]);
    }

    #[test]
    fn comments_strings_and_characters_hide_nothing_and_add_nothing() {
        let source = r##"
            // #[test] fn commented() {}
            /* /* #[test] */ fn nested() {} */
            const A: &str = "#[test] fn quoted() { \" ";
            const B: &str = r#"#[test] fn raw() { " "#;
            fn lifetime<'a>(x: &'a str) -> char { if x.is_empty() { '"' } else { '\'' } }
            #[test]
            fn real() {}
        "##;
        assert_eq!(names(source), ["real"]);
    }

    #[test]
    fn functions_directly_in_a_proptest_block_are_tests() {
        let source = r"
            proptest! {
                #![proptest_config(Config::with_cases(10))]
                #[test]
                fn marked(x in 0..3u8) { fn inner() {} inner(); }
                fn bare(x in 0..3u8) {}
            }
            fn outside() {}
        ";
        assert_eq!(names(source), ["marked", "bare"]);
    }

    #[test]
    fn a_mark_belongs_to_the_next_item_only() {
        assert_eq!(names("#[test] use a; fn b() {} #[test] const fn c() {}"), ["c"]);
    }

    #[test]
    fn unfinished_source_does_not_panic() {
        for source in ["#[test", "/* a", "\"a", "r#\"a", "'", "fn", "proptest! {", "}}"] {
            names(source);
        }
    }
}
