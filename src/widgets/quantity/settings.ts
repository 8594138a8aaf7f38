import { flag, settingsSchema } from '../../core/settings';

/** Settings of `quantity`. */
export const settings = settingsSchema({
  grouped: flag(false, '0 stays 0, as for grouped products.'),
});

/** What the page says: the form of a grouped product has a class of its own. */
export const readPage = (host: HTMLElement) => ({ grouped: host.closest('.grouped_form') !== null });
