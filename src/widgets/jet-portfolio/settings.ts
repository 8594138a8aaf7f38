import { choice, type InferSettings, number, phrase, plural, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';

/** Settings of `jet-portfolio`. */
export const settings = settingsSchema({
  /** `masonry` and `justify`: columns without gaps; the style sheet lays out the others. */
  layoutType: choice(['masonry', 'grid', 'justify', 'list'], 'masonry'),
  /** How many items are shown at first, and how many more a press on the button shows; only where there is a button. */
  perPage: number(6, { min: 1, max: 1000, whole: true }),
  /** The name of the group of filters. */
  filterText: phrase('Filter'),
  /** Announced after a filter is chosen, and after more are shown. `%count%` is how many are shown. */
  resultText: plural('Items: %count%'),
});

/** The values of the settings. */
export type PortfolioSettings = InferSettings<typeof settings>;

/** The settings that JetElements prints inside the element. */
export const readPortfolio = (host: HTMLElement): RawSettings => settingsInside(host, '.jet-portfolio');
