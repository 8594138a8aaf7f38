import { settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `product-list`. */
export const settings = settingsSchema({
  /** Where a click anywhere on the element leads; not given: as `data-url` says. */
  url: text(''),
  /** `_blank` opens it in a new tab; not given: as `data-target` says. */
  target: text(''),
});

/** A card's link, as the product builder prints it. */
export const readLink = ({ dataset: { url, target } }: HTMLElement): RawSettings => ({ url, target });
