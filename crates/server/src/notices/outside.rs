//! Requests to addresses people gave us. They must not reach the host's own network: a name is looked up, every address it has
//! is checked, and the connection goes to exactly the address that was checked. No redirect is followed, no proxy used.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{self, ClientConfig, RootCertStore};
use url::{Host, Url};

use crate::store::{Mishap, MishapCode};

/// How long all of it may take: looking up, connecting, sending, the answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// As much of an answer is read.
const LARGEST_ANSWER: usize = 16 * 1024;
/// Ports that services for this have.
const PORTS: [u16; 2] = [443, 8443];

/// Why an address cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadAddress {
    /// It is none.
    NoAddress,
    /// It is not https, or has a name and a password in it, or another port.
    NotAllowed,
    /// It leads into the host's own network, or nowhere: which of the two is nobody's business, or names of that network could be
    /// found by asking.
    Inside,
}

impl BadAddress {
    /// How its owner is told, when it was found out only by sending something there.
    fn mishap(self) -> Mishap {
        match self {
            BadAddress::NoAddress => Mishap::new(MishapCode::BadAddress, "no address"),
            BadAddress::NotAllowed => Mishap::new(MishapCode::BadAddress, "not https, or an unusual port"),
            BadAddress::Inside => Mishap::new(MishapCode::NoSuchName, "no public address"),
        }
    }
}

/// What the other side answered.
#[derive(Debug)]
pub struct Answered {
    /// Its status.
    pub status: StatusCode,
    /// After how many seconds to try again, if it said so.
    pub retry_after: Option<i64>,
}

/// Sends requests to other people's servers.
#[derive(Clone)]
pub struct Outside {
    tls: TlsConnector,
    /// Addresses of this machine and its network too, at any port and without encryption: for tests, and hosts who want it.
    inside: bool,
    /// How long all of it may take.
    patience: Duration,
}

impl Outside {
    pub fn new(inside: bool) -> Self {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the provider has the usual protocols")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Outside { tls: TlsConnector::from(Arc::new(config)), inside, patience: PATIENCE }
    }

    /// Is this an address that may be asked at all? Says nothing about what its name leads to.
    pub fn check(&self, address: &str) -> Result<Url, BadAddress> {
        let url = Url::parse(address).map_err(|_| BadAddress::NoAddress)?;
        let port = url.port_or_known_default().ok_or(BadAddress::NoAddress)?;
        let plain = url.scheme() == "http" && self.inside;
        if !(url.scheme() == "https" || plain) || !url.username().is_empty() || url.password().is_some() {
            return Err(BadAddress::NotAllowed);
        }
        if !self.inside && !PORTS.contains(&port) {
            return Err(BadAddress::NotAllowed);
        }
        let literal = match url.host() {
            None => return Err(BadAddress::NoAddress),
            Some(Host::Domain(_)) => None,
            Some(Host::Ipv4(ip)) => Some(IpAddr::V4(ip)),
            Some(Host::Ipv6(ip)) => Some(IpAddr::V6(ip)),
        };
        match literal {
            Some(ip) if !(self.inside || is_public(ip)) => Err(BadAddress::Inside),
            _ => Ok(url),
        }
    }

    /// The addresses of a name, all of them fit to be asked: one that is not spoils the others.
    async fn resolve(&self, url: &Url) -> Result<Vec<SocketAddr>, BadAddress> {
        let port = url.port_or_known_default().ok_or(BadAddress::NoAddress)?;
        let found: Vec<SocketAddr> = match url.host().ok_or(BadAddress::NoAddress)? {
            Host::Ipv4(ip) => vec![(ip, port).into()],
            Host::Ipv6(ip) => vec![(ip, port).into()],
            Host::Domain(name) => {
                let looked_up = tokio::net::lookup_host((name, port)).await;
                looked_up.map_err(|_| BadAddress::Inside)?.collect()
            }
        };
        if self.may_be_asked(&found) { Ok(found) } else { Err(BadAddress::Inside) }
    }

    /// A name may have several addresses, and whoever owns it may change them between two looks: all of one look must be fit, and
    /// only those are connected to.
    fn may_be_asked(&self, found: &[SocketAddr]) -> bool {
        !found.is_empty() && (self.inside || found.iter().all(|address| is_public(address.ip())))
    }

    /// Posts, and waits for the status; why not, when there is none.
    pub async fn post(
        &self,
        address: &str,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<Answered, Mishap> {
        match tokio::time::timeout(self.patience, self.post_patiently(address, headers, body)).await {
            Ok(answered) => answered,
            Err(_) => {
                let waited = format!("no answer within {} s", self.patience.as_secs());
                Err(Mishap::new(MishapCode::TimedOut, waited))
            }
        }
    }

    async fn post_patiently(
        &self,
        address: &str,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<Answered, Mishap> {
        let url = self.check(address).map_err(BadAddress::mishap)?;
        let addresses = self.resolve(&url).await.map_err(BadAddress::mishap)?;
        let stream = connect(&addresses).await.map_err(|error| not_connected(&error))?;
        let host = url.host_str().unwrap_or_default();
        let authority = url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
        let target = &url[url::Position::BeforePath..url::Position::AfterQuery];
        let mut request = Request::post(target)
            .header("host", authority)
            .header("user-agent", concat!("Magnate/", env!("CARGO_PKG_VERSION")));
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let request = request
            .body(Full::new(Bytes::from(body)))
            .map_err(|error| Mishap::new(MishapCode::BadAddress, error))?;
        if url.scheme() == "http" {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(host.trim_matches(['[', ']']).to_owned());
        let name = name.map_err(|error| Mishap::new(MishapCode::BadAddress, error))?;
        let secure = self.tls.connect(name, stream).await.map_err(|error| not_secure(&error))?;
        exchange(secure, request).await
    }
}

/// To the first of them that answers.
async fn connect(addresses: &[SocketAddr]) -> std::io::Result<TcpStream> {
    TcpStream::connect(addresses).await
}

fn not_connected(error: &std::io::Error) -> Mishap {
    let code = match error.kind() {
        ErrorKind::ConnectionRefused => MishapCode::ConnectionRefused,
        ErrorKind::TimedOut => MishapCode::TimedOut,
        _ => MishapCode::NoConnection,
    };
    Mishap::new(code, error)
}

fn not_secure(error: &std::io::Error) -> Mishap {
    let found = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
    let code = match found {
        Some(rustls::Error::InvalidCertificate(_) | rustls::Error::NoCertificatesPresented) => {
            MishapCode::BadCertificate
        }
        _ => MishapCode::NoTls,
    };
    Mishap::new(code, error)
}

async fn exchange<S>(stream: S, request: Request<Full<Bytes>>) -> Result<Answered, Mishap>
where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static,
{
    let failed = |error: hyper::Error| Mishap::new(MishapCode::NoAnswer, error);
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(failed)?;
    let running = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(failed)?;
    let retry_after = answer.headers().get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
    let status = answer.status();
    // Read to its end if it is short, so that the other side sees that it was heard.
    _ = Limited::new(answer.into_body(), LARGEST_ANSWER).collect().await;
    running.abort();
    Ok(Answered { status, retry_after })
}

/// Is this an address of the public internet? Everything special is not, also in disguise.
pub fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

/// Networks that are not of the public internet: their first address, and how many bits of it count.
const SPECIAL: [([u8; 4], u32); 14] = [
    ([0, 0, 0, 0], 8),
    ([10, 0, 0, 0], 8),
    ([100, 64, 0, 0], 10), // shared by customers of a provider
    ([127, 0, 0, 0], 8),
    ([169, 254, 0, 0], 16), // link-local, and where clouds keep their secrets
    ([172, 16, 0, 0], 12),
    ([192, 0, 0, 0], 24),
    ([192, 0, 2, 0], 24),
    ([192, 88, 99, 0], 24), // relays to IPv6
    ([192, 168, 0, 0], 16),
    ([198, 18, 0, 0], 15), // measuring
    ([198, 51, 100, 0], 24),
    ([203, 0, 113, 0], 24),
    ([224, 0, 0, 0], 3), // groups, reserved, everybody
];

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let within = |(network, bits): &([u8; 4], u32)| {
        (ip.to_bits() ^ u32::from_be_bytes(*network)) >> (u32::BITS - bits) == 0
    };
    !SPECIAL.iter().any(within)
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let parts = ip.segments();
    let embedded = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        Ipv4Addr::new(a, b, c, d)
    };
    match parts {
        // Teredo and other tunnels, documentation.
        [0x2001, 0x0000..=0x01ff | 0x0db8, ..] | [0x3fff, 0x0000..=0x0fff, ..] => false,
        [0x2002, high, low, ..] | [0x0064, 0xff9b, 0, 0, 0, 0, high, low] => {
            is_public_v4(embedded(high, low))
        }
        // Only what is given out to the world; all else is this machine, this network, groups and the like.
        [first, ..] => (0x2000..=0x3fff).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_the_own_network_is_public() {
        for inside in [
            "0.0.0.0",
            "10.1.2.3",
            "127.0.0.1",
            "127.255.255.254",
            "100.64.0.1",
            "100.127.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.1.1.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "::127.0.0.1",
            "fe80::1",
            "fc00::1",
            "fd12:3456::1",
            "fec0::1",
            "ff02::1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "2002:7f00:1::1",
            "2001::1",
            "2001:db8::1",
            "100::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in [
            "8.8.8.8",
            "1.1.1.1",
            "172.15.0.1",
            "172.32.0.1",
            "100.63.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "2a00:1450:4001::1",
            "64:ff9b::808:808",
        ] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn addresses_are_looked_at_before_anything_is_sent() {
        let outside = Outside::new(false);
        for good in ["https://discord.com/api/webhooks/1/x", "https://example.org:8443/?a=b"] {
            assert!(outside.check(good).is_ok(), "{good}");
        }
        for (bad, why) in [
            ("", BadAddress::NoAddress),
            ("/relative", BadAddress::NoAddress),
            ("http://example.org/", BadAddress::NotAllowed),
            ("file:///etc/passwd", BadAddress::NoAddress),
            ("ftp://example.org/", BadAddress::NotAllowed),
            ("https://ann:secret@example.org/", BadAddress::NotAllowed),
            ("https://example.org:22/", BadAddress::NotAllowed),
            ("https://127.0.0.1/", BadAddress::Inside),
            ("https://2130706433/", BadAddress::Inside),
            ("https://0x7f.1/", BadAddress::Inside),
            ("https://0177.0.0.1/", BadAddress::Inside),
            ("https://127.1/", BadAddress::Inside),
            ("https://①②⑦.0.0.1/", BadAddress::Inside),
            ("https://[64:ff9b::10.0.0.1]/", BadAddress::Inside),
            ("https://[::1]/", BadAddress::Inside),
            ("https://[::ffff:10.0.0.1]/", BadAddress::Inside),
            ("https://169.254.169.254/latest/meta-data/", BadAddress::Inside),
        ] {
            assert_eq!(outside.check(bad).unwrap_err(), why, "{bad}");
        }
        assert!(Outside::new(true).check("http://127.0.0.1:9/").is_ok());
    }

    #[test]
    fn one_address_inside_spoils_those_outside() {
        let at = |ips: &[&str]| -> Vec<SocketAddr> {
            ips.iter().map(|ip| (ip.parse::<IpAddr>().unwrap(), 443).into()).collect()
        };
        let outside = Outside::new(false);
        assert!(outside.may_be_asked(&at(&["8.8.8.8", "2606:4700::1111"])));
        for rebound in [&["8.8.8.8", "127.0.0.1"][..], &["::ffff:192.168.0.1", "8.8.8.8"], &["10.0.0.1"], &[]]
        {
            assert!(!outside.may_be_asked(&at(rebound)), "{rebound:?}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_asked() {
        let outside = Outside::new(false);
        let url = outside.check("https://localhost/").unwrap();
        assert_eq!(outside.resolve(&url).await.unwrap_err(), BadAddress::Inside);
        let refused = outside.post("https://localhost/", &[], Vec::new()).await.unwrap_err();
        assert_eq!(refused.code, MishapCode::NoSuchName);
        // Whether there is such a name inside cannot be told from the answer.
        let too_long = format!("https://{}.example/", "a".repeat(64));
        assert_eq!(outside.post(&too_long, &[], Vec::new()).await.unwrap_err(), refused);
    }

    #[tokio::test]
    async fn nobody_is_waited_for_for_ever() {
        let deaf = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let outside = Outside { patience: Duration::from_millis(20), ..Outside::new(true) };
        let address = format!("http://{}/", deaf.local_addr().unwrap());
        assert_eq!(outside.post(&address, &[], Vec::new()).await.unwrap_err().code, MishapCode::TimedOut);
    }
}
