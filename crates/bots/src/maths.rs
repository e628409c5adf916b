//! Functions that every machine works out to the same last bit, a browser's too: the system's own may differ in it.

/// e to the power of x.
pub(crate) fn exp(x: f64) -> f64 {
    // Beyond these nothing that is compared here changes any more, and the power of two below stays a normal number.
    let x = x.clamp(-700.0, 700.0);
    let twos = (x * std::f64::consts::LOG2_E).round();
    let rest = x - twos * std::f64::consts::LN_2;
    let (mut term, mut sum) = (1.0, 1.0);
    for n in 1..=14 {
        term *= rest / f64::from(n);
        sum += term;
    }
    sum * f64::from_bits(((1023 + twos as i64) as u64) << 52)
}

/// The hyperbolic tangent of x.
pub(crate) fn tanh(x: f64) -> f64 {
    1.0 - 2.0 / (exp(2.0 * x) + 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_what_they_are_called() {
        for i in -400..=400 {
            let x = f64::from(i) / 7.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-13, "{x}");
            assert!((tanh(x) - x.tanh()).abs() < 1e-13, "{x}");
        }
        assert!(exp(1e9).is_finite() && exp(-1e9) > 0.0);
    }
}
