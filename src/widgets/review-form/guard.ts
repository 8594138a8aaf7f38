import type { GuardContext } from '../../core/types';

const HOSTS = '[data-widget~="review-form"], #review_form form, .woocommerce-Reviews form.comment-form';
const GUARD = 'init.storefront-widgets-guard';

const stop = (event: { stopPropagation(): void }): void => event.stopPropagation();

/** Legacy stars are built when a jQuery `init` of the rating reaches the body; from claimed forms it does not. */
export function guardStars({ withJQuery, claims }: GuardContext): void {
  withJQuery(($) => {
    const guard = (): void => {
      for (const rating of document.querySelectorAll('#rating')) {
        const host = rating.closest(HOSTS);
        if (host && claims(host)) $(rating).on(GUARD, stop);
      }
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', guard, { once: true });
    else guard();
  });
}

/** Lets legacy build its stars after all. */
export function releaseStars(host: Element, { withJQuery }: GuardContext): void {
  withJQuery(($) => {
    const rating = host.querySelector('#rating');
    if (rating) $(rating).off(GUARD, stop).trigger('init');
  });
}
