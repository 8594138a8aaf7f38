import type { RawSettings } from '../../core/types';

/** The settings by which Elementor's script animates. Not `animation_delay`, nor settings of other widgets. */
const NAME = /^_?animation(_(mob|tab|lap|wid)\w+)?$/;

/** An element's settings without its animation. */
export const withoutEntrance = (settings: RawSettings): RawSettings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !NAME.test(name)));
