import { adoptStyle } from '../../core/claim/guards';
import { pageJQuery } from '../../core/jquery/jquery';
import { GALLERY, WAITS_NO_MORE } from './selectors';

/** The server prints galleries invisible; nothing but a script of the CMS would show them. */
const VISIBLE = `${GALLERY}{opacity:1!important}${WAITS_NO_MORE}`;

// Time for the CMS's own script to start after the page's scripts have run, in milliseconds.
const START = 100;

/** Shows the galleries where the widget does not run. The CMS's own script, where it is there, fades them in itself. */
export function revealGalleries(): void {
  const reveal = (): void => {
    if (pageJQuery()?.fn.wc_product_gallery) return;
    if (document.adoptedStyleSheets) adoptStyle(VISIBLE);
    else document.head.append(Object.assign(document.createElement('style'), { textContent: VISIBLE }));
  };
  const start = (): void => void setTimeout(reveal, START);
  if (document.readyState === 'complete') {
    start();
    return;
  }
  // The event that comes first tells that the page's deferred scripts have run.
  const ran = new AbortController();
  const onRan = (): void => {
    ran.abort();
    start();
  };
  document.addEventListener('DOMContentLoaded', onRan, { signal: ran.signal });
  window.addEventListener('load', onRan, { signal: ran.signal });
}
