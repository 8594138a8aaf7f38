import type { Manifest } from '../../core/types';

/** Containers of Elementor, whose style sheet holds their pictures back until they come near. */
export const elementor = {
  name: 'lazy-background',
  adopts: ['.e-con.e-parent'],
  when: 'visible',
  release: (host) => host.classList.add('e-lazyloaded'),
} satisfies Manifest;
