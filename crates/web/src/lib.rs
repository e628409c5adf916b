//! The browser client, built and embedded: what a server hands to browsers.
//!
//! The build script makes a table of the built files; the same could be done by a library, but the table is all there is to
//! it, and it carries the compressed forms too.

/// One file of the client.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// As browsers ask for it, without the leading slash.
    pub path: &'static str,
    /// Changes with the content.
    pub tag: &'static str,
    /// The content.
    pub plain: &'static [u8],
    /// The same in Brotli.
    pub brotli: Option<&'static [u8]>,
    /// The same in gzip.
    pub gzip: Option<&'static [u8]>,
}

/// All files, sorted by path.
pub const FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

#[cfg(test)]
mod tests {
    use super::FILES;

    #[test]
    fn files_are_sorted_and_have_a_page() {
        assert!(FILES.is_sorted_by_key(|file| file.path));
        assert!(FILES.iter().any(|file| file.path == "index.html"));
    }
}
