//! Gourmet critics: guides beside the board that reach every house with a garden (K-GOURMET).

use crate::map::House;

/// Does a guide reach a house (K-GOURMET-2)? Gardens are read each time (K-GOURMET-3).
pub(crate) fn reaches(house: &House) -> bool {
    house.garden.is_some()
}
