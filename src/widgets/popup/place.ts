/** Where authors and customers write; Elementor prints its popups behind all of that, at the end of the body. */
const CONTENT = [
  'article,main,[role=main]',
  '.entry-content,.page-content,.post-content,.wp-block-post-content,.entry-summary,.woocommerce-Tabs-panel',
  '.elementor,.elementor-widget',
  '#comments,.commentlist,.comment,.comment-content,.comment-text,#reviews',
].join();

/** Does a popup stand in what somebody has written? Such a one opens only when the visitor presses a link to it. */
export const isWritten = (host: Element): boolean => !!host.parentElement?.closest(CONTENT);
