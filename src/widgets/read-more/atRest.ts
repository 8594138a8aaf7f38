/** The texts before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { buttonsOf, LENGTH, shortened, textBeside, wholeOf } from './markup';

/** Why the texts cannot wait: one is longer or shorter than it shall be, or a button has no text or another one. */
export function reasonOf(host: Element): string | undefined {
  const { length: given, moreText } = settingsAtRest('read-more', host);
  const length = Number(given) || LENGTH;
  const isOther = buttonsOf(host).some((button) => {
    const text = textBeside(button);
    if (!text) return false;
    const label = button.textContent?.trim();
    return !label || (moreText && moreText !== label) || text.textContent !== shortened(wholeOf(button, text), length);
  });
  return isOther ? 'a text to shorten' : undefined;
}

/** Makes the elements that show the full texts buttons. */
export function makeButtons(host: Element, changes: Changes): void {
  for (const button of buttonsOf(host)) {
    const text = textBeside(button);
    if (!text) continue;
    if (!button.matches('button')) changes.attribute(button, 'role', 'button');
    if (!button.matches('button, a[href]')) changes.attribute(button, 'tabindex', '0');
    changes.attribute(button, 'aria-expanded', 'false');
    changes.attribute(button, 'data-collapsed', 'true');
    if (text.id) changes.attribute(button, 'aria-controls', text.id);
  }
}
