import { choice, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `stretched-section`. */
export const settings = settingsSchema({
  /**
   * `section-stretched`: the section is as wide as the window. Empty: it keeps the width of its parent. Not given on an
   * element of Elementor: empty.
   */
  stretch_section: choice(['section-stretched', ''], 'section-stretched'),
});

/** Elementor leaves out settings that are off. */
export const readSection = (host: HTMLElement): RawSettings =>
  host.classList.contains('elementor-element') ? { stretch_section: '' } : {};
