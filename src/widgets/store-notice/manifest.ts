import { manifest } from '../../core/manifest';

const DISMISS = '.woocommerce-store-notice__dismiss-link,[data-dismiss]';

const NOTICE = '.woocommerce-store-notice';

// Only while the style is the server's own letters: once a script has written to it, they read differently, and that
// script decides.
const SHOWN = `${NOTICE}[style^="display:none"]:not([data-widget=none]){display:block!important}`;

/** The store-wide notice (spec §4 “Store notice”). */
export default manifest({
  name: 'store-notice',
  adopts: [NOTICE],
  when: 'idle',
  // Shown with the first paint, or the page would jump. Cookies are slow to ask for: in a task of its own, while the page,
  // which has its notice at the end, is still being parsed.
  guard({ adoptStyle }) {
    setTimeout(() => {
      try {
        // This or another notice was dismissed: the widget knows which.
        if (document.cookie.includes('store_notice')) return;
      } catch {
        // Where cookies cannot be asked for, nothing is dismissed.
      }
      adoptStyle(SHOWN);
    });
  },
  replay: [
    { type: 'click', selector: DISMISS },
    { type: 'keydown', selector: DISMISS, keys: [' '] },
  ],
});
