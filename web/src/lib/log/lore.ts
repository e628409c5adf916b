// What sentences need beyond the events, from the catalogue.

import { catalogue } from '../store/catalogue.svelte';
import type { Lore } from './sentences';

export const lore: Lore = {
  kind: (number) => catalogue.data?.campaigns.find((token) => token.number === number)?.kind ?? 'billboard',
};
