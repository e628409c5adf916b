/** Whose work is in the client's looks, for the About page. Drawings not listed here are our own. */

export interface Credit {
  name: string;
  /** SPDX id. */
  licence: string;
  link: string;
}

export const ART_CREDITS: readonly Credit[] = [
  { name: 'Alfa Slab One', licence: 'OFL-1.1', link: 'https://fontsource.org/fonts/alfa-slab-one' },
  { name: 'Roboto Slab', licence: 'Apache-2.0', link: 'https://fontsource.org/fonts/roboto-slab' },
  { name: 'Jost', licence: 'OFL-1.1', link: 'https://fontsource.org/fonts/jost' },
];
