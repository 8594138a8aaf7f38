import { number, phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `read-more`. */
export const settings = settingsSchema({
  /** How much of a text is shown at first. */
  length: number(120, { min: 1, max: 10_000, unit: 'characters' }),
  /** On a button without words of its own, while the text is short. */
  moreText: phrase('...More'),
  /** On the button while it is whole. */
  lessText: phrase('...Collapse'),
});
