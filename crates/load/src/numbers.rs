//! What the server counts itself, as it tells Prometheus.

use std::collections::BTreeMap;

use anyhow::Result;

use crate::client::Api;

/// Everything by which a server turns somebody away.
const REFUSALS: [&str; 4] = [
    "magnate_rate_limited_total",
    "magnate_refused_total",
    "magnate_sockets_refused_total",
    "magnate_thoughts_refused_total",
];

/// Its numbers at one moment, by name and labels.
#[derive(Debug, Default)]
pub struct Numbers(BTreeMap<String, f64>);

impl Numbers {
    /// As they are now.
    pub async fn of(api: &Api, server: &str) -> Result<Self> {
        Ok(Self::read(&api.text(server, "/metrics").await?))
    }

    fn read(text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let numbers = lines.filter_map(|line| {
            let (name, value) = line.rsplit_once(' ')?;
            Some((name.to_owned(), value.parse().ok()?))
        });
        Numbers(numbers.collect())
    }

    /// A number, all its labels together; 0 for what was never counted.
    pub fn sum(&self, name: &str) -> f64 {
        let same = |known: &str| known.split('{').next() == Some(name);
        self.0.iter().filter(|(known, _)| same(known)).map(|(_, value)| value).sum()
    }

    /// Everything that was refused, in words; empty when nothing was.
    pub fn refusals(&self) -> Vec<String> {
        let refused = |name: &str| REFUSALS.contains(&name.split('{').next().unwrap_or_default());
        let counted = self.0.iter().filter(|(name, count)| refused(name) && **count > 0.0);
        counted.map(|(name, count)| format!("{name} {count}")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Numbers;

    #[test]
    fn numbers_are_read() {
        let text = "# TYPE magnate_refused_total counter\nmagnate_refused_total{why=\"bots_busy\"} 2\n\
                    magnate_refused_total{why=\"too_slow\"} 3\nmagnate_connections 7\nmagnate_rate_limited_total 0\n";
        let numbers = Numbers::read(text);
        assert_eq!(numbers.sum("magnate_refused_total") as u32, 5);
        assert_eq!(numbers.sum("magnate_connections") as u32, 7);
        assert_eq!(numbers.refusals().len(), 2);
    }
}
