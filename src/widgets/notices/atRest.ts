/** Tells whether the page has notices to focus; part of the loader. */

const NOTICES = '.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner';

/** Is there a notice, which gets the focus soon after load? */
export const hasNotice = (): boolean => document.querySelector(NOTICES) !== null;

/** The checkout's script scrolls to the notices that come later, and account pages focus alerts of any kind. */
export const needsWidget = (body: Element): string | undefined =>
  body.matches('.woocommerce-checkout') || body.querySelector('.woocommerce-account [role=alert]')
    ? 'a notice'
    : undefined;
