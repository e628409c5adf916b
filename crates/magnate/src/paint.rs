//! Colours of the terminal.

use std::fmt::Write as _;
use std::io::IsTerminal;

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Colour {
    Always,
    Auto,
    Never,
}

/// How many colours there are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    None,
    Indexed,
    True,
}

fn env(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

impl Colour {
    pub fn depth(self) -> Depth {
        let plain = || {
            env("NO_COLOR").is_some()
                || env("TERM").is_some_and(|term| term == "dumb")
                || !std::io::stdout().is_terminal()
        };
        if self == Colour::Never || (self == Colour::Auto && plain()) {
            return Depth::None;
        }
        match env("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Depth::True,
            _ => Depth::Indexed,
        }
    }
}

/// Red, green, blue.
pub type Rgb = [u8; 3];

/// The nearest colour of the 6x6x6 cube or the grey ramp of a terminal with 256 colours.
fn indexed(rgb: Rgb) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let nearest = |value: u8| (0..6).min_by_key(|i| STEPS[*i].abs_diff(value)).unwrap_or(0);
    let away =
        |other: Rgb| -> u32 { rgb.iter().zip(other).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum() };
    let [r, g, b] = rgb.map(nearest);
    let cube = [STEPS[r], STEPS[g], STEPS[b]];
    let grey = (0..24u8).min_by_key(|i| away([8 + 10 * i; 3])).unwrap_or(0);
    if away([8 + 10 * grey; 3]) < away(cube) { 232 + grey } else { (16 + 36 * r + 6 * g + b) as u8 }
}

/// How a piece of text looks.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Style {
    pub fore: Option<Rgb>,
    pub back: Option<Rgb>,
    bold: bool,
    dim: bool,
}

impl Style {
    pub const fn plain() -> Self {
        Style { fore: None, back: None, bold: false, dim: false }
    }

    pub const fn bold() -> Self {
        Style { bold: true, ..Style::plain() }
    }

    pub const fn dim() -> Self {
        Style { dim: true, ..Style::plain() }
    }

    pub const fn on(fore: Rgb, back: Rgb) -> Self {
        Style { fore: Some(fore), back: Some(back), ..Style::plain() }
    }

    pub const fn strong(self) -> Self {
        Style { bold: true, ..self }
    }

    fn codes(self, depth: Depth) -> String {
        let mut codes = String::new();
        for (set, code) in [(self.bold, "1"), (self.dim, "2")] {
            if set {
                codes.push(';');
                codes.push_str(code);
            }
        }
        for (layer, colour) in [(38, self.fore), (48, self.back)] {
            _ = match (colour, depth) {
                (Some([r, g, b]), Depth::True) => write!(codes, ";{layer};2;{r};{g};{b}"),
                (Some(rgb), _) => write!(codes, ";{layer};5;{}", indexed(rgb)),
                (None, _) => Ok(()),
            };
        }
        codes
    }
}

/// A line of text in pieces, each with its look.
#[derive(Clone, Default)]
pub struct Line(Vec<(String, Style)>);

impl Line {
    pub fn new() -> Self {
        Line::default()
    }

    /// The line with some more text.
    pub fn add(mut self, text: impl Into<String>, style: Style) -> Self {
        self.push(&text.into(), style);
        self
    }

    pub fn push(&mut self, text: &str, style: Style) {
        match self.0.last_mut() {
            Some((last, same)) if *same == style => last.push_str(text),
            _ => self.0.push((text.to_string(), style)),
        }
    }

    pub fn extend(&mut self, other: Line) {
        for (text, style) in other.0 {
            self.push(&text, style);
        }
    }

    pub fn width(&self) -> usize {
        self.0.iter().map(|(text, _)| text.chars().count()).sum()
    }

    /// As text for a terminal of this depth.
    pub fn render(&self, depth: Depth) -> String {
        let mut text = String::new();
        for (piece, style) in &self.0 {
            if depth == Depth::None || *style == Style::plain() {
                text.push_str(piece);
            } else {
                _ = write!(text, "\x1b[0{}m{piece}\x1b[0m", style.codes(depth));
            }
        }
        if depth == Depth::None { text.trim_end().to_string() } else { text }
    }
}
