const KINDS = '.woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner';
const GROUP = '.woocommerce-NoticeGroup';
/** Examples in the editor, which stay in place. */
const OTHERS = '.e-notices-demo-notice';

/** The class of a place that shows that its notices are still to come. */
export const LOADING = 'e-woocommerce-notices-wrapper-loading';

/** Where the notices go. */
export const placeOf = (host: Element): Element => host.querySelector('.e-woocommerce-notices-wrapper') ?? host;

/** The page's notices and groups of them which may be moved. */
export const noticesOf = (): Element[] =>
  [...document.querySelectorAll(`${GROUP}, ${KINDS}`)].filter(
    (notice) => !notice.parentElement?.closest(GROUP) && !notice.matches(OTHERS),
  );
