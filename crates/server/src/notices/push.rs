//! Web Push: messages only the subscribed browser can read (RFC 8291, `aes128gcm` of RFC 8188), signed with the server's own
//! key (VAPID, RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde::{Deserialize, Serialize};
use serde_json::json;
use url::Url;

/// Seconds a push service keeps a message for a device that is not there.
pub const KEPT: u32 = 24 * 3600;
/// Milliseconds a proof of who sends lasts; at most a day is allowed.
const PROOF_LASTS: i64 = 12 * 3_600_000;
/// A message with all that belongs to it fits into this many bytes.
const RECORD: u32 = 4096;

/// The keys of a browser that subscribed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keys {
    /// Its public key: 65 bytes.
    pub p256dh: String,
    /// A secret it shares with whoever may send: 16 bytes.
    pub auth: String,
}

/// Something with the keys or the message is not as it must be.
#[derive(Debug)]
pub struct Unusable;

impl From<ring::error::Unspecified> for Unusable {
    fn from(_: ring::error::Unspecified) -> Self {
        Unusable
    }
}

impl From<ring::error::KeyRejected> for Unusable {
    fn from(_: ring::error::KeyRejected) -> Self {
        Unusable
    }
}

impl Keys {
    fn read(&self) -> Result<(Vec<u8>, Vec<u8>), Unusable> {
        let read = |text: &str| BASE64.decode(text.trim_end_matches('=')).map_err(|_| Unusable);
        let (public, auth) = (read(&self.p256dh)?, read(&self.auth)?);
        if public.len() == 65 && public[0] == 4 && auth.len() == 16 {
            Ok((public, auth))
        } else {
            Err(Unusable)
        }
    }

    /// Can something be encrypted for them?
    pub fn are_usable(&self) -> bool {
        encrypt(self, b"").is_ok()
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]], length: usize) -> Result<Vec<u8>, Unusable> {
    let mut out = vec![0; length];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(length))?.fill(&mut out)?;
    Ok(out)
}

/// A message that only the browser with these keys can read.
pub fn encrypt(keys: &Keys, message: &[u8]) -> Result<Vec<u8>, Unusable> {
    let (theirs, auth) = keys.read()?;
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let ours = own.compute_public_key()?.as_ref().to_vec();
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let shared = agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, &theirs), |shared| {
        derive(&auth, shared, &[b"WebPush: info\0", &theirs, &ours], 32)
    })??;
    let key = derive(&salt, &shared, &[b"Content-Encoding: aes128gcm\0"], 16)?;
    let nonce = derive(&salt, &shared, &[b"Content-Encoding: nonce\0"], 12)?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    // The last (and only) record ends with a 2.
    let mut sealed = [message, &[2]].concat();
    key.seal_in_place_append_tag(Nonce::try_assume_unique_for_key(&nonce)?, Aad::empty(), &mut sealed)?;
    let mut body = Vec::with_capacity(86 + sealed.len());
    body.extend_from_slice(&salt);
    body.extend_from_slice(&RECORD.to_be_bytes());
    body.push(ours.len() as u8);
    body.extend_from_slice(&ours);
    body.extend_from_slice(&sealed);
    if body.len() > RECORD as usize { Err(Unusable) } else { Ok(body) }
}

/// The key by which push services know this server.
pub struct Vapid {
    pair: EcdsaKeyPair,
    /// As browsers want it.
    pub public: String,
    /// Who to turn to: an address of the host's.
    subject: String,
}

impl Vapid {
    /// A new one, as it is kept.
    pub fn fresh() -> Result<String, Unusable> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(BASE64.encode(made.as_ref()))
    }

    /// One that was kept.
    pub fn read(kept: &str, subject: String) -> Result<Self, Unusable> {
        let bytes = BASE64.decode(kept).map_err(|_| Unusable)?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new())?;
        let public = BASE64.encode(pair.public_key().as_ref());
        Ok(Vapid { pair, public, subject })
    }

    /// Proves to the service of an endpoint who sends.
    pub fn proof(&self, endpoint: &Url, now: i64) -> Result<String, Unusable> {
        let head = BASE64.encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let claims = json!({
            "aud": endpoint.origin().ascii_serialization(),
            "exp": (now + PROOF_LASTS) / 1000,
            "sub": self.subject,
        });
        let text = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), text.as_bytes())?;
        Ok(format!("vapid t={text}.{}, k={}", BASE64.encode(signature.as_ref()), self.public))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_that_cannot_be_used_are_found_out() {
        let good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        let keys = |p256dh: &str, auth: &str| Keys { p256dh: p256dh.into(), auth: auth.into() };
        assert!(keys(good, auth).are_usable());
        assert!(keys(&format!("{good}="), auth).are_usable());
        let off_the_curve = BASE64.encode([&[4; 1][..], &[7; 64]].concat());
        for bad in
            [keys("", auth), keys(good, ""), keys(auth, good), keys(&off_the_curve, auth), keys("äö", auth)]
        {
            assert!(!bad.are_usable(), "{bad:?}");
        }
        assert!(encrypt(&keys(good, auth), &[b'x'; 3900]).is_ok());
        assert!(encrypt(&keys(good, auth), &[b'x'; 4096]).is_err());
    }
}
