//! Charts of the report, drawn as SVG.

use std::fmt::Write as _;

use super::Estimate;
use super::html::escape;

/// One bar with its interval, and a mark to compare it with.
pub(super) struct Bar {
    pub(super) name: String,
    pub(super) estimate: Estimate,
    pub(super) mark: Option<f64>,
    pub(super) label: String,
}

/// Width of a chart, and of the part for names and numbers.
const WIDTH: f64 = 860.0;
const NAMES: f64 = 220.0;
const NUMBERS: f64 = 90.0;
const ROW: f64 = 34.0;

/// Bars side by side, from the smallest value (or 0) to the largest.
pub(super) fn bars(entries: &[Bar]) -> String {
    let ends = entries.iter().flat_map(|bar| {
        let Estimate { mean, low, high } = bar.estimate;
        [mean, low, high, bar.mark.unwrap_or(mean)]
    });
    let (least, most) = ends.fold((0.0_f64, 0.0_f64), |(least, most), end| (least.min(end), most.max(end)));
    let span = if most > least { most - least } else { 1.0 };
    let x = |value: f64| NAMES + (value - least) / span * (WIDTH - NAMES - NUMBERS);
    let height = ROW * entries.len() as f64 + 8.0;
    let mut svg =
        format!("<svg viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" role=img>");
    for (row, bar) in entries.iter().enumerate() {
        let (top, middle) = (ROW * row as f64 + 6.0, ROW * row as f64 + 6.0 + ROW / 2.0 - 4.0);
        let Estimate { mean, low, high } = bar.estimate;
        let (from, to) = (x(0.0_f64.min(mean)), x(0.0_f64.max(mean)));
        let name: String = bar.name.chars().take(30).collect();
        _ = write!(
            svg,
            "<text x=\"0\" y=\"{:.1}\">{}</text><rect class=bar x=\"{from:.1}\" y=\"{top:.1}\" width=\"{:.1}\" \
             height=\"{:.1}\" opacity=\".75\"/><line class=line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{middle:.1}\" \
             y2=\"{middle:.1}\"/><text x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            middle + 4.0,
            escape(&name),
            (to - from).max(0.5),
            ROW - 8.0,
            x(low),
            x(high),
            x(high.max(mean).max(0.0)) + 8.0,
            middle + 4.0,
            escape(&bar.label),
        );
        if let Some(mark) = bar.mark {
            let (x, end) = (x(mark), top + ROW - 8.0);
            _ = write!(svg, "<line class=fair x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{top:.1}\" y2=\"{end:.1}\"/>");
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// How often each value occurs.
pub(super) fn histogram(values: &[u32]) -> String {
    let (Some(least), Some(most)) = (values.iter().min(), values.iter().max()) else { return String::new() };
    let columns = (most - least + 1) as usize;
    let mut counts = vec![0u32; columns];
    for value in values {
        counts[(value - least) as usize] += 1;
    }
    let highest = f64::from(counts.iter().copied().max().unwrap_or(1));
    let (height, base) = (180.0, 150.0);
    let step = WIDTH / columns as f64;
    let mut svg =
        format!("<svg viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" role=img>");
    _ = write!(svg, "<line class=axis x1=\"0\" x2=\"{WIDTH}\" y1=\"{base}\" y2=\"{base}\"/>");
    for (column, count) in counts.iter().enumerate() {
        let tall = f64::from(*count) / highest * (base - 20.0);
        let (x, value) = (column as f64 * step, *least as usize + column);
        _ = write!(
            svg,
            "<rect class=bar x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\" opacity=\".75\">\
             <title>{value}: {count}</title></rect>",
            x + step * 0.1,
            base - tall,
            step * 0.8
        );
        if columns <= 40 {
            let middle = x + step / 2.0;
            _ = write!(svg, "<text x=\"{middle:.1}\" y=\"168\" text-anchor=middle>{value}</text>");
        }
    }
    svg.push_str("</svg>\n");
    svg
}
