import type { WidgetManifest } from '../../core/types';
import { DISMISS } from './markup';

const NOTICE = '.woocommerce-store-notice';

// Matches only the server's spelling. A script that writes the style changes the spelling, and thereby overrides this
// rule. Without specificity, because it is important for the `style` attribute alone: a sheet of the shop may hide the
// notice for good.
const SHOWN = `:where(${NOTICE}[style^="display:none"]:not([data-widget=none])){display:block!important}`;

// Without specificity, because a theme may want the notice in the page: above the header, for example.
const BAR = `:where(${NOTICE}:not([data-widget=none])){position:fixed;inset:auto 0 0;z-index:29}:where(${NOTICE}){background:Canvas;color:CanvasText}`;
// A paragraph's margin would lift the bar.
const FLAT = `${NOTICE}:not([data-widget=none]){margin:0}`;

function isDismissed(): boolean {
  try {
    return document.cookie.includes('store_notice');
  } catch {
    // Without readable cookies, nothing is dismissed.
    return false;
  }
}

/** The `position` of the notice; undefined without one. */
function position(): string | undefined {
  const notice = document.querySelector(NOTICE);
  return notice ? getComputedStyle(notice).position : undefined;
}

/** Handles of the WordPress scripts that the widget replaces. */
export const scripts = ['woocommerce'];

/** The notice that a shop shows on every page. */
export const early = {
  adopts: [NOTICE],
  when: 'intent',
  // Shows the notice before the widget has loaded. If the page may be on the screen already, it must not jump: then the
  // notice lies over it.
  guard({ adoptStyle }) {
    const show = (isLate: boolean): void => {
      if (isDismissed()) return;
      const wouldPush = isLate && /static|relative/.test(position() ?? '');
      adoptStyle(wouldPush ? SHOWN + BAR : SHOWN);
      if (wouldPush && position() === 'fixed') adoptStyle(FLAT);
    };
    // If possible in a separate task, because cookies are slow to read.
    if (document.body) setTimeout(show, 0, true);
    else show(false);
  },
  replay: [
    { type: 'click', selector: DISMISS },
    { type: 'keydown', selector: DISMISS, keys: [' '] },
  ],
} satisfies WidgetManifest;
