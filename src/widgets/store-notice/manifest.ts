import { manifest } from '../../core/manifest';

const DISMISS = '.woocommerce-store-notice__dismiss-link,[data-dismiss]';

const NOTICE = '.woocommerce-store-notice';

// Matches the server's own spelling only: a script that writes to the style changes the spelling, and then it decides.
const SHOWN = `${NOTICE}[style^="display:none"]:not([data-widget=none]){display:block!important}`;

/** The notice that a shop shows on every page. */
export default manifest({
  name: 'store-notice',
  adopts: [NOTICE],
  when: 'idle',
  // Shows the notice with the first paint, or the page would jump. In a task of its own, because cookies are slow to read.
  guard({ adoptStyle }) {
    setTimeout(() => {
      try {
        if (document.cookie.includes('store_notice')) return;
      } catch {
        // Unreadable cookies dismiss nothing.
      }
      adoptStyle(SHOWN);
    });
  },
  replay: [
    { type: 'click', selector: DISMISS },
    { type: 'keydown', selector: DISMISS, keys: [' '] },
  ],
});
