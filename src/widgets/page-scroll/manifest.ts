import type { Manifest } from '../../core/types';

/** A page that is scrolled from section to section. */
export const elementor = {
  name: 'page-scroll',
  adopts: ['[data-elementor-settings*="ekit_onepagescroll"]'],
} satisfies Manifest;
