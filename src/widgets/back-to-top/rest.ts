/** The button before the widget starts. */
import type { Changes } from '../../core/dom/changes';
import { isHtmlElement } from '../../core/dom/nodes';
import { numberOr, yesOrNo } from '../../core/settings/given';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { buttonOf, hasName, isPast } from './markup';

/** Is the button hidden until the page is scrolled? */
const hides = (host: Element): boolean => yesOrNo(settingsAtRest('back-to-top', host).show_scroll) === true;

/** Why the button cannot wait for the visitor; undefined if it can. */
export function reason(host: Element): string | undefined {
  const { style, show_after, offset_top } = settingsAtRest('back-to-top', host);
  if (hides(host)) {
    const isScrolled = isPast(window.scrollY, numberOr(show_after, 400), numberOr(offset_top, 0));
    return isScrolled ? 'the page is scrolled' : undefined;
  }
  return style === 'progress_indicator' ? 'a ring' : undefined;
}

/** Hides the button as the widget does at the top of the page, and gives it the role of a button. */
export function prepare(host: Element, changes: Changes): void {
  if (!isHtmlElement(host)) return;
  const button = buttonOf(host);
  if (!button.matches('button, a[href]')) {
    changes.attribute(button, 'role', 'button');
    changes.attribute(button, 'tabindex', '0');
    changes.style(button, 'cursor', 'pointer');
  }
  if (!hasName(button))
    changes.attribute(button, 'aria-label', String(settingsAtRest('back-to-top', host).label || 'Back to top'));
  if (!hides(host)) return;
  changes.attribute(button, 'inert', '');
  changes.class(button, 'ekit-tt-show', false);
  changes.style(button, 'opacity', '0');
  changes.style(button, 'visibility', 'hidden');
}
