//! What people may call things: text that can be seen, on one line, and that does not turn what stands beside it around.

/// Characters that change the direction of what follows them, or begin a new line.
fn disturbs(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{fff9}'..='\u{fffb}')
        || c.is_control()
}

/// Characters without a shape of their own: blanks, joiners, fillers, selectors of variants.
pub fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || disturbs(c)
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
        || matches!(c, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}')
        || matches!(c, '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}')
        || matches!(c, '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Is there something to see?
pub fn is_visible(text: &str) -> bool {
    !text.chars().all(is_blank)
}

/// One line, without anything that changes the direction of the text around it?
pub fn is_one_plain_line(text: &str) -> bool {
    !text.chars().any(disturbs)
}

/// The text as one plain line: line breaks and the like become blanks, changes of direction go.
pub fn one_plain_line(text: &str) -> String {
    let is_break = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    text.chars()
        .filter(|c| is_break(*c) || !disturbs(*c))
        .map(|c| if is_break(c) { ' ' } else { c })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_to_see() {
        for text in [
            "",
            " ",
            "\u{a0}\u{3000}",
            "\u{200b}\u{200d}",
            "\u{feff}",
            "\u{3164}",
            "\u{ad}\u{2800}",
            "\t\n\0",
        ] {
            assert!(!is_visible(text), "{text:?}");
        }
        // Joiners, accents and selectors belong to many scripts and pictures.
        for text in ["a", "\u{200b}a", "Ünal", "李雷", "علی‌رضا", "👩‍🍳", "❤️", "-"] {
            assert!(is_visible(text) && is_one_plain_line(text), "{text:?}");
        }
    }

    #[test]
    fn one_line_in_one_direction() {
        for text in ["a\u{202e}b", "\u{2066}a", "a\u{200f}", "a\nb", "a\u{2028}b", "a\u{7f}", "\u{61c}a"] {
            assert!(!is_one_plain_line(text), "{text:?}");
        }
        assert_eq!(one_plain_line("a\u{202e}b\r\nc\u{2028}d\u{2069}"), "ab  c d");
        assert_eq!(one_plain_line("עברית and 👩‍🍳"), "עברית and 👩‍🍳");
    }
}
