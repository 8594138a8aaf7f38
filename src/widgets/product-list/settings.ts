import { settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `product-list`. */
export const settings = settingsSchema({
  /** The address that a click anywhere on the element opens. By default `data-url`. */
  url: text(''),
  /** `_blank` opens it in a new tab. By default `data-target`. */
  target: text(''),
});

/** A card's link, as JetWooBuilder prints it. */
export const readLink = ({ dataset: { url, target } }: HTMLElement): RawSettings => ({ url, target });
