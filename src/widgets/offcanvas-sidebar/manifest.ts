import type { ReplayRule, WidgetManifest } from '../../core/types';
import { pressesOn } from '../../page/focus/buttonAtRest';
import { closePanels } from './atRest';
import { OPENERS } from './markup';

/** Held until the widget is ready, because the link would jump to the top of the page. */
export const hold = { type: 'click', selector: '.ekit_offcanvas-sidebar' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['elementskit-header-offcanvas'];

/** A side panel opened by a button in the header. */
export const elementor = {
  adopts: ['[data-widget_type^="elementskit-header-offcanvas."]'],
  when: 'intent',
  prepare: closePanels,
  replay: /* @__PURE__ */ pressesOn(OPENERS),
  critical:
    ':where(.ekit-sidebar-widget,.ekit-sidebar-group .ekit-overlay){visibility:hidden}' +
    ':where(.ekit_isActive .ekit-sidebar-widget,.ekit_isActive .ekit-overlay){visibility:visible}' +
    ':where(.ekit-sidebar-widget,.ekit-sidebar-group .ekit-overlay){position:fixed;inset-block:0;inset-inline-end:0}',
} satisfies WidgetManifest;
