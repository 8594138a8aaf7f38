import type { WidgetManifest } from '../../core/types';
import { applyCritical } from '../../elementor/critical';
import { firstLetterOf } from './firstLetter';

/** The key of Elementor's settings that asks for the drop cap. */
export const effects = ['drop_cap'];

/** The large first letter of a text. Until it is there, the browser's own first letter holds its place. */
export const elementor = {
  adopts: [`.elementor-widget-text-editor[data-settings*='"drop_cap":"yes"']`],
  when: 'visible',
  // Not for a paragraph that gets no large letter. Elementor's own script, where it runs, may set the letter later.
  prepare(host, changes) {
    if (firstLetterOf(host.querySelector('p'))) applyCritical(host, changes, 'drop-cap');
  },
  critical:
    '[data-storefront-rests~=drop-cap]:not([data-widget-state=mounted],:has(.elementor-drop-cap)) p:first-of-type::first-letter{float:left;float:inline-start;margin-inline-end:10px;font-size:50px;line-height:1}',
} satisfies WidgetManifest;
