import { windowValue } from '../../core/settings/siteGlobals';
import type { GuardContext, WidgetManifest } from '../../core/types';
import { COUNT, isCount, isCountNews } from './count';
import { isChoosing } from './order';

/**
 * Removes WooCommerce's listener that announces the count. It also focuses notices, which the widget `notices` does
 * instead.
 */
function guardCount({ claims }: GuardContext): void {
  addEventListener(
    'DOMContentLoaded',
    () => {
      const count = document.querySelector(COUNT);
      const legacy = windowValue('on_document_ready');
      if (typeof legacy === 'function' && count && claims(count))
        document.removeEventListener('DOMContentLoaded', legacy as EventListener);
    },
    true,
  );
}

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['woocommerce'];

/** The order of a product list, and its count. */
export const early = {
  adopts: ['.woocommerce-ordering', COUNT],
  when: 'intent',
  // By a script: it may have a list of its own, and choose for the visitor.
  events: ['change'],
  // Enter sends what keys have chosen; a choice without it waits until the focus leaves.
  replay: [{ type: 'keydown', selector: 'select.orderby', keys: ['Enter'] }],
  reason(host) {
    if (isCount(host)) return isCountNews(host) ? 'a count to announce' : undefined;
    return isChoosing(host) ? 'a choice' : undefined;
  },
  guard: guardCount,
} satisfies WidgetManifest;
