//! Times that were measured.

/// Times in seconds, in order.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<f64>);

impl Times {
    pub fn of_micros(micros: &[u32]) -> Self {
        micros.iter().map(|micros| f64::from(*micros) / 1e6).collect()
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that this part of them is below; 0 when there are none.
    pub fn at(&self, part: f64) -> f64 {
        let index = (self.0.len() as f64 * part) as usize;
        self.0.get(index).or(self.0.last()).copied().unwrap_or(0.0)
    }

    pub fn longest(&self) -> f64 {
        self.at(1.0)
    }

    pub fn in_milliseconds(&self) -> String {
        let at = |part: f64| self.at(part) * 1000.0;
        format!("p50 {:.1}  p90 {:.1}  p99 {:.1}  max {:.1} ms", at(0.5), at(0.9), at(0.99), at(1.0))
    }

    pub fn in_seconds(&self) -> String {
        let at = |part: f64| self.at(part);
        format!("p50 {:.2}  p90 {:.2}  max {:.2} s ({})", at(0.5), at(0.9), at(1.0), self.count())
    }
}

impl FromIterator<f64> for Times {
    fn from_iter<I: IntoIterator<Item = f64>>(times: I) -> Self {
        let mut times: Vec<f64> = times.into_iter().collect();
        times.sort_by(f64::total_cmp);
        Times(times)
    }
}

#[cfg(test)]
mod tests {
    use super::Times;

    #[test]
    fn parts_of_times() {
        let times: Times = (0..100).rev().map(f64::from).collect();
        assert_eq!([0.0, 0.5, 0.99, 1.0].map(|part| times.at(part) as u32), [0, 50, 99, 99]);
        assert_eq!((times.count(), times.longest() as u32), (100, 99));
        assert_eq!(Times::default().longest() as u32, 0);
    }
}
