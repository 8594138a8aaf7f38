import { flag, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { elementorSettings } from '../../elementor/elements';
import { fieldOf } from './markup';

/** Settings of `quantity`. */
export const settings = settingsSchema({
  /** Lets 0 stay 0, as in grouped products. */
  grouped: flag(false),
  /** Passes the quantity to the add button beside it (`data-quantity`). By default as Elementor’s list says. */
  show_quantity: flag(true),
});

/** A grouped product is known by its form's class or the field's name. Elementor's lists have `show_quantity`. */
export const readPage = (host: HTMLElement): RawSettings => ({
  grouped: host.closest('.grouped_form') !== null || /^quantity\[/.test(fieldOf(host)?.name ?? ''),
  show_quantity: elementorSettings(host).show_quantity,
});
