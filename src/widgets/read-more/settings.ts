import { number, phrase, settingsSchema } from '../../core/settings';

/** Settings of `read-more`. */
export const settings = settingsSchema({
  length: number(120, { min: 1, max: 10_000, unit: 'characters' }),
  moreText: phrase('...More'),
  lessText: phrase('...Collapse'),
});
