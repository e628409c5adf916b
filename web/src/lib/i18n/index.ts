// Words. `t('log-hired', { chain: 0, card: 'waitress' })`: arguments are ids and numbers, never words, so that a text follows a
// switch of language. In the .ftl files: CHAIN($chain) CARD($card) ITEM($item) MILESTONE($id) KIND($kind) GOODS($items)
// STAFF($cards) HOUSES($list) CHAINS($list) MONEY($amount) TURNS($turns) give the words for them. Words of the game
// themselves stand in one table a language, terms.ftl, and are used as { -house } or { CAP(-house(form: "many")) }.

export type { Arg, Args, Bag, ChainNames, Mention, Part } from './bundle';
export * from './describe';
export * from './language.svelte';
export * from './refusal';
