import type { ReplayRule, WidgetManifest } from '../../core/types';

/** Types of Elementor that the widget replaces, besides those with a handler. */
export const covers = ['elementskit-back-to-top'];

/** A click is held until the runtime has loaded, because the button does nothing by itself. */
export const hold = { type: 'click', selector: '.ekit-btt__button' } satisfies ReplayRule;

/** ElementsKit's button that leads back to the top. */
export const elementor = {
  adopts: ['.ekit-btt'],
  when: 'input',
  replay: [
    { type: 'click', selector: '[data-widget~=back-to-top]' },
    { type: 'keydown', selector: '.ekit-btt__button:not(button,a[href])', keys: ['Enter', ' '] },
  ],
} satisfies WidgetManifest;
