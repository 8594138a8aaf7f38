import { settingsSchema, text } from '../../core/settings/settings';

/** Settings of `product-list`. */
export const settings = settingsSchema({
  /** The address that a click anywhere on the element opens. By default `data-url`. */
  url: text(''),
  /** `_blank` opens it in a new tab. By default `data-target`. */
  target: text(''),
});
