import type { ReplayRule } from '../../core/types';

/** Links that open or close a panel stand anywhere. */
export default {
  type: 'click',
  selector: 'a[href*=off_canvas]',
  hostsOf: () => [...document.querySelectorAll('[data-widget_type^="off-canvas."]')],
} satisfies ReplayRule;
