import type { WidgetForm } from '../../core/settings/form';
import { printedAttribute } from '../../core/settings/lazy/printed';
import type { settings } from './settings';

const CLOSE = '#close-sgcc-button, #close-sgcc, .close, [data-consent=close]';

const hasUnnamedClose = (host: HTMLElement): boolean =>
  [...host.querySelectorAll<HTMLElement>(CLOSE)].some(
    (button) =>
      !/\p{L}/u.test(button.textContent ?? '') && !button.title && printedAttribute(button, 'aria-label') === null,
  );

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Cookie notice',
  fields: {
    days: {
      label: 'Time until it asks again',
      about: 'Counts from consent. At 0 until the browser closes. Not set: the page decides.',
    },
    label: { label: 'Name of the notice', about: 'Screen readers say it, where the notice has no name.' },
    closeLabel: {
      label: 'Close button',
      about: 'Screen readers say it, where the button has no text.',
      appliesTo: hasUnnamedClose,
    },
  },
};
