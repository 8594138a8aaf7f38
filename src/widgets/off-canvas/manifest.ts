import type { Manifest, ReplayRule } from '../../core/types';

/** Links that control a panel can be anywhere on the page. */
export const hold = {
  type: 'click',
  selector: ':is(a[href*=off_canvas],[data-action-link*=off_canvas])',
  hostsOf: () => [...document.querySelectorAll('[data-widget_type^="off-canvas."]')],
} satisfies ReplayRule;

export const handlers = ['off-canvas'];

/** Elementor's off-canvas panel. */
export const elementor = {
  name: 'off-canvas',
  adopts: ['[data-widget_type^="off-canvas."]'],
  when: 'idle',
  replay: [hold],
  critical:
    ':where(.e-off-canvas){position:fixed;inset:0}' +
    ':where(.e-off-canvas[aria-hidden=true]:not(.animated-reverse-wrapper)){visibility:hidden}',
} satisfies Manifest;
