//! Estimates with their 95% intervals.

use serde::Serialize;

/// A number and the interval it lies in with 95% confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The best guess.
    pub mean: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

const Z: f64 = 1.959_964;

impl Estimate {
    /// A share of successes (Wilson's interval).
    pub fn share(successes: usize, tries: usize) -> Self {
        if tries == 0 {
            return Estimate { mean: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, p) = (tries as f64, successes as f64 / tries as f64);
        let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        Estimate { mean: p, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }

    /// The mean of values that come in blocks: games on one map are not independent, maps are. Each value counts the
    /// same, whatever its block.
    pub fn mean(blocks: &[Vec<f64>]) -> Self {
        let count: usize = blocks.iter().map(Vec::len).sum();
        if count == 0 {
            return Estimate { mean: 0.0, low: 0.0, high: 0.0 };
        }
        let mean = blocks.iter().flatten().sum::<f64>() / count as f64;
        let filled = blocks.iter().filter(|block| !block.is_empty()).count() as f64;
        if filled < 2.0 {
            return Estimate { mean, low: mean, high: mean };
        }
        // Sum of a block's deviations; their spread is what the mean's comes from.
        let squares: f64 =
            blocks.iter().map(|block| block.iter().map(|value| value - mean).sum::<f64>().powi(2)).sum();
        let half = Z * (squares * filled / (filled - 1.0)).sqrt() / count as f64;
        Estimate { mean, low: mean - half, high: mean + half }
    }
}

/// The value so far up a sorted list, 0 for an empty one.
pub fn quantile(sorted: &[u32], share: f64) -> u32 {
    let place = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(place.saturating_sub(1).min(sorted.len().saturating_sub(1))).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_have_wilson_intervals() {
        let estimate = Estimate::share(190, 200);
        assert!((estimate.mean - 0.95).abs() < 1e-9);
        assert!(
            (estimate.low - 0.9104).abs() < 1e-3 && (estimate.high - 0.9726).abs() < 1e-3,
            "{estimate:?}"
        );
        assert!(Estimate::share(10, 10).low < 1.0);
    }

    #[test]
    fn means_take_blocks_as_the_unit() {
        let alone = Estimate::mean(&[vec![1.0], vec![3.0], vec![1.0], vec![3.0]]);
        let paired = Estimate::mean(&[vec![1.0, 3.0], vec![1.0, 3.0]]);
        assert_eq!((alone.mean, paired.mean), (2.0, 2.0));
        assert!(alone.high - alone.low > 1.0);
        assert!(paired.high - paired.low < 1e-9, "what a map's seats even out says nothing about the spread");
    }

    #[test]
    fn quantiles_are_values_that_occurred() {
        let sorted: Vec<u32> = (1..=100).collect();
        assert_eq!([0.5, 0.95, 1.0].map(|share| quantile(&sorted, share)), [50, 95, 100]);
        assert_eq!(quantile(&[], 0.5), 0);
    }
}
