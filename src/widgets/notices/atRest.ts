/** Whether there is something to focus; part of the loader. */

const NOTICES = '.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner';

/** A notice gets the focus soon after load, and the checkout's script scrolls to those that come later. */
export const noticeOf = (body: Element): string | undefined =>
  body.matches('.woocommerce-checkout') || body.querySelector(`${NOTICES},.woocommerce-account [role=alert]`)
    ? 'a notice'
    : undefined;
