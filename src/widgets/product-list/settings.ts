import { settingsSchema, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `product-list`. */
export const settings = settingsSchema({
  url: text(''),
  target: text(''),
});

/** A card's link, as the product builder prints it. */
export const readLink = ({ dataset: { url, target } }: HTMLElement): RawSettings => ({ url, target });
