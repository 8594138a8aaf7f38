import type { ReplayRule, WidgetManifest } from '../../core/types';
import { keepRequests } from './requests';

const HOST = '[data-widget_type^="off-canvas."]';
const LINKS = ':is(a[href*=off_canvas],[data-action-link*=off_canvas])';
const allPanels = (): Element[] => [...document.querySelectorAll(`${HOST},[data-widget~=off-canvas]`)];

/** Links that control a panel can be anywhere on the page. */
export const hold = { type: 'click', selector: LINKS, hostsOf: allPanels } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['off-canvas'];

/** Elementor's off-canvas panel. */
export const elementor = {
  adopts: [HOST],
  when: 'input',
  guard: keepRequests,
  replay: [
    { type: 'keydown', selector: `${LINKS}:not(button)`, keys: [' '], hostsOf: allPanels },
    { type: 'keydown', selector: `${LINKS}:not(button,a[href])`, keys: ['Enter'], hostsOf: allPanels },
  ],
  critical:
    ':where(.e-off-canvas){position:fixed;inset:0}' +
    ':where(.e-off-canvas[aria-hidden=true]:not(.animated-reverse-wrapper)){visibility:hidden}',
} satisfies WidgetManifest;
