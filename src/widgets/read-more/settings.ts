import { number, phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `read-more`. */
export const settings = settingsSchema({
  /** How much of a text is shown initially. */
  length: number(120, { min: 1, max: 10_000, unit: 'characters' }),
  /** The text of a button that has none, while the review is shortened. */
  moreText: phrase('...More'),
  /** The button’s text while the review is shown in full. */
  lessText: phrase('...Collapse'),
});
