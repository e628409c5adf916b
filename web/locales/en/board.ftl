### The map.

board-label = The map
board-spots = Places on the map
board-controls = Map controls
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole map
board-rotate = Turn the piece (R)
board-legend = What the map shows
board-close = Close
board-keys = Drag to move, wheel or pinch to zoom. With a piece in hand the wheel or R turns it. By keyboard: Tab to the map, arrow keys to walk, Enter to pick, + − 0 to zoom.
board-sign-soon = SOON

board-legend-house = { CAP(-house) } with its number, served in this order. Dotted circles are room for more demand.
board-legend-garden = { CAP(-house) } built in play, with a garden: more room, and it pays more.
board-legend-restaurant = { CAP(-restaurant) }. The cut corner with the awning is its door.
board-legend-drive-in = { CAP(-drive-in) }: a door at every corner.
board-legend-soon = Coming soon: opens when the round ends.
board-legend-campaign = { CAP(-campaign) }: what it advertises, whose it is, and for how many more turns.
board-legend-bridge = Bridge: the two roads do not meet.
board-legend-shop = { CAP(-shop) }: sells coffee to those who pass, on all four sides.
board-legend-park = { CAP(-park) }: { -house(form: "many") } beside it pay more.
board-legend-works = Road under construction: opens when the round ends.
board-legend-roadworks = { CAP(-roadworks) }: every way across is one longer at dinnertime.
board-legend-apartment = { CAP(-apartment) }: every wish comes twice, and there is always room.
board-legend-offramp = { CAP(-offramp) }: the way from the { -rural } into town.
board-legend-rural = The { -rural }, with room for a giant billboard on each side.

board-thing-house = { CAP(-house) } { $number }{ $garden ->
    [0] {""}
   *[other] , with a garden
  }. Wants { $wants }. { $room ->
    [0] No room for more.
    [one] Room for { $room } more.
   *[other] Room for { $room } more.
  }
board-thing-restaurant = { CAP(-restaurant) } of { $name }, { $state ->
    [soon] coming soon, door { $entrance ->
        [north-west] north-west
        [north-east] north-east
        [south-west] south-west
       *[south-east] south-east
      }
    [drive-in] { -drive-in }, doors at all corners
   *[open] door { $entrance ->
        [north-west] north-west
        [north-east] north-east
        [south-west] south-west
       *[south-east] south-east
      }
  }
board-thing-campaign = { $kind } { $number } of { $name }: { $item }, { $turns ->
    [-1] for good
    [one] { $turns } more turn
   *[other] { $turns } more turns
  }
board-thing-source = Source of { $item }
board-thing-shop = { CAP(-shop) } of { $name }
board-thing-park = { CAP(-park) }
board-thing-works = Road under construction
board-thing-roadworks = { CAP(-roadworks) }
board-thing-offramp = { CAP(-offramp) } in the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
  }
board-thing-rural = The { -rural }. Wants { $wants }.
board-thing-apartment = { CAP(-apartment) } { $number }. Wants { $wants }. There is always room.
board-thing-tile = { CAP(-tile) } in column { $column }, row { $row }
board-thing-square = Square in column { $column }, row { $row }
