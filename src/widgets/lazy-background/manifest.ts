import type { Manifest } from '../../core/types';

/** Elementor's containers, whose style sheet withholds background images until they are near. */
export const elementor = {
  name: 'lazy-background',
  adopts: ['.e-con.e-parent'],
  when: 'visible',
  release: (host) => host.classList.add('e-lazyloaded'),
} satisfies Manifest;
