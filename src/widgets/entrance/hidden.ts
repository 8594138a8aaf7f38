import type { RawSettings } from '../../core/types';

/** What Elementor's script would animate by; `animation_delay` and settings of other widgets stay. */
const NAME = /^_?animation(_(mob|tab|lap|wid)\w+)?$/;

/** The settings of an element without what would animate it. */
export const withoutEntrance = (settings: RawSettings): RawSettings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !NAME.test(name)));
