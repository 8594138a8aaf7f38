import { sendInit, silenceInit } from '../../core/silenceInit';
import type { GuardContext } from '../../core/types';

const HOSTS = '[data-widget~="review-form"], #review_form form, .woocommerce-Reviews form.comment-form';

/** Legacy stars are built when the `init` of the rating reaches the body; from claimed forms it does not. */
export const guardStars = (context: GuardContext): void =>
  silenceInit(context, () =>
    [...document.querySelectorAll('#rating')].filter((rating) => {
      const host = rating.closest(HOSTS);
      return host && context.claims(host);
    }),
  );

/** Lets legacy build its stars after all. */
export const releaseStars = (host: Element, context: GuardContext): void =>
  sendInit(context, host.querySelector('#rating'));
