import { number, phrase, settingsSchema } from '../../core/settings/settings';
import { LENGTH } from './markup';

/** Settings of `read-more`. */
export const settings = settingsSchema({
  /** How much of a text is shown initially. */
  length: number(LENGTH, { min: 1, max: 10_000, unit: 'characters' }),
  /** The text of a button that has none, while the review is shortened. */
  moreText: phrase('...More'),
  /** The button’s text while the review is shown in full. */
  lessText: phrase('...Collapse'),
});
