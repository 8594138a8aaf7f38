import { serverText } from '../../core/react/overrides';
import { number, phrase, settingsSchema } from '../../core/settings/settings';
import { buttonsOf, LENGTH } from './markup';

/** Settings of `read-more`. */
export const settings = settingsSchema({
  /** How much of a text is shown initially. */
  length: number(LENGTH, { min: 1, max: 10_000, unit: 'characters' }),
  /** The button’s text while the review is shortened. Not given: its text on the page. */
  moreText: phrase('...More'),
  /** The button’s text while the review is shown in full. */
  lessText: phrase('...Collapse'),
});

/** The label of the page's buttons. */
export function readLabel(host: HTMLElement): { moreText?: string } {
  const [button] = buttonsOf(host);
  const moreText = button && serverText(button).trim();
  return moreText ? { moreText } : {};
}
