import type { ReplayRule, WidgetManifest } from '../../core/types';
import { menuPresses } from '../../ui/menus/elementskit/replayed';

/** A click is held until the runtime is there, because the link leads nowhere. */
export const hold = { type: 'click', selector: '.ekit-vertical-menu-tigger' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['ekit-vertical-menu'];

/** ElementsKit's vertical menu. */
export const elementor = {
  adopts: ['[data-widget_type^="ekit-vertical-menu."]'],
  when: 'intent',
  replay: /* @__PURE__ */ menuPresses({
    type: 'keydown',
    selector: '.ekit-vertical-menu-tigger:not(button)',
    keys: ['Enter', ' '],
  }),
} satisfies WidgetManifest;
