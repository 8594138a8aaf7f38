import type { Manifest } from '../../core/types';

/** Keys of Elementor's settings that ask for the effect; `*` stands for any ending. */
export const effects = ['motion_fx_*', 'background_motion_fx_*'];

/** Moves, turns, fades and blurs elements and backgrounds while the page is scrolled or the pointer moves. */
export const elementor = {
  name: 'motion-effects',
  // The two switches, without which nothing moves; the server leaves out the one that is off.
  adopts: ['.elementor-element[data-settings*="motion_fx_motion_fx_"]'],
  when: 'visible',
  // A screen ahead, because an element that starts to move in view would jump.
  margin: '100%',
} satisfies Manifest;
