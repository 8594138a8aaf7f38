import type { GuardContext } from '../../core/types';

const WRAPPERS = '.wc-tabs-wrapper, .woocommerce-tabs';
const GUARD = 'init.storefront-widgets-guard';

const stop = (event: { stopPropagation(): void }): void => event.stopPropagation();

/**
 * Legacy tabs start when a jQuery `init` bubbles from a wrapper to the body. It is stopped at claimed wrappers, whatever
 * its target: the rating inside sends one too. Listeners on the wrapper itself still hear it.
 */
export function guardTabs({ withJQuery, claims }: GuardContext): void {
  withJQuery(($) => {
    const guard = (): void => {
      for (const wrapper of document.querySelectorAll(WRAPPERS)) if (claims(wrapper)) $(wrapper).on(GUARD, stop);
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', guard, { once: true });
    else guard();
  });
}

/** Lets legacy tabs start on this wrapper after all. */
export function releaseTabs(host: Element, { withJQuery }: GuardContext): void {
  withJQuery(($) => $(host).off(GUARD, stop).trigger('init'));
}
