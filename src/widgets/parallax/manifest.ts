import type { WidgetManifest } from '../../core/types';

/** Keys of Elementor's settings that ask for the effect; `*` stands for any ending. */
export const effects = ['ekit_section_parallax_*', 'ekit_we_*'];

/** Section layers, backgrounds and widgets that move with the pointer and with scrolling. */
export const elementor = {
  adopts: [
    '.elementor-element[data-settings*="ekit_section_parallax_"]',
    '.elementor-element[data-settings*="ekit_we_effect_on"]',
    '[data-ekitparallax]',
  ],
  when: 'visible',
  margin: '100%',
} satisfies WidgetManifest;
