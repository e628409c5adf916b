//! Numbers that say how sure they are.

use serde::Serialize;

/// A number worked out from samples, with its 95% interval. Chances go from 0 to 1, money is in dollars.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Estimate {
    /// The best guess.
    pub mean: f64,
    /// Most probably not below.
    pub low: f64,
    /// Most probably not above.
    pub high: f64,
}

impl Estimate {
    /// Something that is known.
    pub const fn certain(value: f64) -> Self {
        Estimate { mean: value, low: value, high: value }
    }

    /// The same, as far as it can be.
    pub(crate) fn within(self, least: f64, most: f64) -> Self {
        Estimate { low: self.low.max(least), high: self.high.min(most), ..self }
    }

    /// The same with the digits that mean something: a chance has three behind the point, money none.
    pub(crate) fn rounded(self, places: i32) -> Self {
        let scale = if places == 0 { 1.0 } else { 1000.0 };
        let round = |value: f64| (value * scale).round() / scale;
        Estimate { mean: round(self.mean), low: round(self.low), high: round(self.high) }
    }
}

/// Standard errors of a 95% interval for many samples.
const NORMAL: f64 = 1.96;

/// The same for few samples: Student's t with so many degrees of freedom, near enough.
pub(crate) fn student(samples: u32) -> f64 {
    const TABLE: [f64; 10] = [12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23];
    match samples {
        0..=1 => f64::INFINITY,
        2..=11 => TABLE[samples as usize - 2],
        _ => NORMAL + 2.6 / f64::from(samples - 1),
    }
}

/// The mean of a row of numbers, and its standard error.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mean {
    pub(crate) count: u32,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / f64::from(self.count) }
    }

    pub(crate) fn error(&self) -> f64 {
        if self.count < 2 {
            return f64::INFINITY;
        }
        let n = f64::from(self.count);
        let variance = (self.squares / n - self.mean() * self.mean()).max(0.0);
        (variance / (n - 1.0)).sqrt()
    }

    /// The same with two more samples, one above the mean and one as far below it: games that all end alike may only mean that
    /// they were not different enough.
    pub(crate) fn padded(mut self, spread: f64) -> Self {
        let mean = self.mean();
        if self.count > 0 {
            self.add(mean + spread);
            self.add(mean - spread);
        }
        self
    }

    /// With its 95% interval; from one sample or none nothing is known, which `widest` stands for.
    pub(crate) fn estimate(&self, widest: f64) -> Estimate {
        let mean = self.mean();
        let half = if self.count < 2 { widest } else { student(self.count) * self.error() };
        let half = half.min(widest);
        Estimate { mean, low: mean - half, high: mean + half }
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Self {
        let mut mean = Mean::default();
        values.into_iter().for_each(|value| mean.add(value));
        mean
    }
}

/// A share of so many samples with its 95% interval (Wilson's, which knows that none of eight is not never).
pub(crate) fn share(hits: u32, samples: u32) -> Estimate {
    if samples == 0 {
        return Estimate { mean: 0.5, low: 0.0, high: 1.0 };
    }
    let (n, z) = (f64::from(samples), NORMAL);
    let p = f64::from(hits) / n;
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    Estimate { mean: p, low: (middle - half).max(0.0).min(p), high: (middle + half).min(1.0).max(p) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_samples_say_more() {
        let few = share(2, 4);
        let many = share(200, 400);
        assert!(few.low < 0.2 && few.high > 0.8, "{few:?}");
        assert!(many.low > 0.44 && many.high < 0.56, "{many:?}");
        let none = share(0, 8);
        assert!(none.mean.abs() < 1e-9 && none.high > 0.2, "{none:?}");
        assert!(share(8, 8).low < 0.8);
    }

    #[test]
    fn a_mean_knows_its_error() {
        let mean: Mean = [10.0, 20.0, 30.0, 40.0].into_iter().collect();
        assert!((mean.mean() - 25.0).abs() < 1e-9);
        // The sample's deviation is 12.91, its error half of that.
        assert!((mean.error() - 6.455).abs() < 1e-3, "{}", mean.error());
        let one: Mean = [7.0].into_iter().collect();
        assert!((one.estimate(1000.0).high - 1007.0).abs() < 1e-9);
    }
}
