//! Unguessable names: ids, invitation codes, tokens.

/// Letters that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many random characters, five bits each.
pub fn random_word(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(*byte) % ALPHABET.len()])).collect()
}

/// 64 random bits.
pub fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    u64::from_le_bytes(bytes)
}

/// The seed of a map: short enough to read out.
pub fn random_map_seed() -> u32 {
    random_seed() as u32 % 1_000_000
}

/// Names of users and tables: 80 bits.
pub fn new_id() -> String {
    random_word(16)
}

/// Invitation codes people may have to type: 60 bits.
pub fn new_code() -> String {
    random_word(12)
}

/// Session and API tokens: 200 bits.
pub fn new_token() -> String {
    random_word(40)
}

/// What is stored of a token. Tokens are long and random, so a plain hash is enough.
pub fn hash_token(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
