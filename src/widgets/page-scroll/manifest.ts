import type { WidgetManifest } from '../../core/types';

/** Keys of Elementor settings that ask for the effect; `*` stands for any ending. */
export const effects = ['ekit_onepagescroll*', 'ekit_has_onepagescroll*'];

/** A page that is scrolled from section to section. */
export const elementor = {
  adopts: ['[data-elementor-settings*="ekit_onepagescroll"]'],
} satisfies WidgetManifest;
