import type { WidgetManifest } from '../../core/types';

/** Keys of Elementor's settings that ask for the effect; `*` stands for any ending. */
export const effects = ['motion_fx_*', 'background_motion_fx_*'];

/** Moves, rotates, fades and blurs elements and backgrounds with scrolling and the pointer. */
export const elementor = {
  // The names of the two switches contain this. The server leaves out a switch that is off.
  adopts: ['.elementor-element[data-settings*="motion_fx_motion_fx_"]'],
  when: 'visible',
  // One screen ahead, because an element that starts to move in view would jump.
  margin: '100%',
} satisfies WidgetManifest;
