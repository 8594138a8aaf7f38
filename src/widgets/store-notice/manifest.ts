import type { Manifest } from '../../core/types';

const DISMISS = '.woocommerce-store-notice__dismiss-link,[data-dismiss]';

const NOTICE = '.woocommerce-store-notice';

// Matches only the server's spelling. A script that writes the style changes the spelling, and thereby overrides this
// rule.
const SHOWN = `${NOTICE}[style^="display:none"]:not([data-widget=none]){display:block!important}`;

// `!important` is left out where the notice's own style should win.
const BAR = `${NOTICE}:not([data-widget=none]){position:fixed!important;inset:auto 0 0!important;margin:0;z-index:29}:where(${NOTICE}){background:Canvas;color:CanvasText}`;

function isDismissed(): boolean {
  try {
    return document.cookie.includes('store_notice');
  } catch {
    // Without readable cookies, nothing is dismissed.
    return false;
  }
}

/** Is there a notice that would push the page down? */
function isInFlow(): boolean {
  const notice = document.querySelector(NOTICE);
  return notice !== null && !/fixed|absolute/.test(getComputedStyle(notice).position);
}

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['woocommerce'];

/** The notice that a shop shows on every page. */
export const early = {
  name: 'store-notice',
  adopts: [NOTICE],
  when: 'idle',
  // Shows the notice before the widget has loaded. If the page may be on the screen already, it must not jump: then the
  // notice lies over it.
  guard({ adoptStyle }) {
    const show = (isLate: boolean): void => {
      if (!isDismissed()) adoptStyle(isLate && isInFlow() ? SHOWN + BAR : SHOWN);
    };
    // If possible in a task of its own, because cookies are slow to read.
    if (document.body) setTimeout(show, 0, true);
    else show(false);
  },
  replay: [
    { type: 'click', selector: DISMISS },
    { type: 'keydown', selector: DISMISS, keys: [' '] },
  ],
} satisfies Manifest;
