import { flag, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { elementorSettings } from '../../elementor/elements';
import { fieldOf } from './markup';

/** Settings of `quantity`. */
export const settings = settingsSchema({
  /** 0 stays 0, as for grouped products. */
  grouped: flag(false),
  /**
   * The quantity counts for the list’s button beside it (`data-quantity`); not given: as Elementor’s list says.
   */
  show_quantity: flag(true),
});

/** A grouped product shows in its form's class or the field's name; lists have settings of their own. */
export const readPage = (host: HTMLElement): RawSettings => ({
  grouped: host.closest('.grouped_form') !== null || /^quantity\[/.test(fieldOf(host)?.name ?? ''),
  show_quantity: elementorSettings(host).show_quantity,
});
