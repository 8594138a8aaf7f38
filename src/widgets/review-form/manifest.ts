import type { WidgetManifest } from '../../core/types';
import { sendInit, silenceInit } from '../../woocommerce/silenceInit';

const HOSTS = '[data-widget~="review-form"], #review_form form, .woocommerce-Reviews form.comment-form';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-single-product'];

/** The review form with its five stars. */
export const early = {
  adopts: ['#review_form form', '.woocommerce-Reviews form.comment-form'],
  when: 'visible',
  margin: '100000px',
  // The browser's own select is right until there is a visitor.
  restsInView: true,
  replay: [
    { type: 'click', selector: '#submit, [type=submit], p.stars a' },
    { type: 'submit', selector: 'form' },
  ],
  // WooCommerce's script builds its stars when the `init` of the rating reaches the body.
  guard: (context) =>
    silenceInit(context, () =>
      [...document.querySelectorAll('#rating')].filter((rating) => {
        const host = rating.closest(HOSTS);
        return host && context.claims(host);
      }),
    ),
  release: (host, context) => sendInit(context, host.querySelector('#rating')),
} satisfies WidgetManifest;
