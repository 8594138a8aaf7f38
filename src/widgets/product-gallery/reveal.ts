import { adoptStyle } from '../../core/guards';
import { pageJQuery } from '../../core/jquery';
import { whenParsed } from '../../core/whenParsed';
import { GALLERY } from './selectors';

/** The server prints galleries invisible; nothing but a script of the CMS would show them. */
const VISIBLE = `${GALLERY}{opacity:1!important}`;

// Time for the CMS's own script to start after the page is parsed, in milliseconds.
const START = 100;

/** Shows the galleries where the widget does not run. The CMS's own script, where it is there, fades them in itself. */
export function revealGalleries(): void {
  const reveal = (): void => {
    if (pageJQuery()?.fn.wc_product_gallery) return;
    if (document.adoptedStyleSheets) adoptStyle(VISIBLE);
    else document.head.append(Object.assign(document.createElement('style'), { textContent: VISIBLE }));
  };
  whenParsed(() => setTimeout(reveal, START));
}
