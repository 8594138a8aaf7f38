import { manifest } from '../../core/manifest';

const DISMISS = '.woocommerce-store-notice__dismiss-link,[data-dismiss]';

const NOTICE = '.woocommerce-store-notice';

// Matches only the server's spelling: a script that writes the style changes the spelling, and then it decides.
const SHOWN = `${NOTICE}[style^="display:none"]:not([data-widget=none]){display:block!important}`;

/** The notice that a shop shows on every page. */
export default manifest({
  name: 'store-notice',
  adopts: [NOTICE],
  when: 'idle',
  // Shows the notice at the first paint, or the page would jump; in a task, because cookies are slow to read.
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
