/** The picture on each milestone's seal, from the sprite. Unknown ones show a star of money. */

const PICTURES: Record<string, string> = {
  first_billboard_placed: 'kind-billboard',
  first_to_train_someone: 'mark-train',
  first_to_hire_three: 'mark-hire',
  first_burger_marketed: 'item-burger',
  first_pizza_marketed: 'item-pizza',
  first_drink_marketed: 'item-soft_drink',
  first_errand_boy_played: 'mark-bike',
  first_to_have_20: 'mark-eye',
  first_burger_produced: 'mark-toque',
  first_pizza_produced: 'mark-shovel',
  first_waitress_played: 'mark-plate',
  first_to_throw_away: 'mark-freezer',
  first_to_lower_prices: 'mark-tag',
  first_cart_operator_played: 'mark-cart',
  first_airplane_campaign: 'kind-airplane',
  first_radio_campaign: 'kind-radio',
  first_to_have_100: 'mark-bag',
  first_to_pay_20: 'mark-coin',
  someone_sells_your_demand: 'prop-fries',
};

export const milestonePicture = (id: string): string => `#art-${PICTURES[id] ?? 'mark-coin'}`;
