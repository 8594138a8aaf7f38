import { type ReactNode, useLayoutEffect, useState } from 'react';
import { parseServerHtml } from '../../core/dom/html';
import { isRecord } from '../../core/settings/settings';
import { emit } from '../../page/base/events';
import { pageGlobal } from '../../page/base/globals';
import { productOf } from './markup';

/** Galleries per variation, which shops may have since WooCommerce 10.8. */

const ROOT = '.woocommerce-product-gallery';

const galleryOf = (form: Element): Element | null => productOf(form)?.querySelector(ROOT) ?? null;

/** The gallery in HTML of the shop; null where there is none, or none on the page that it could replace. */
export function ownGallery(form: Element, html: unknown): Element | null {
  if (typeof html !== 'string' || !html || !galleryOf(form)) return null;
  return parseServerHtml(html).querySelector(ROOT);
}

/** The product's own gallery as the shop prints it for the way back, where another script has replaced it before us. */
function printedGallery(form: Element): Element | null {
  // Only a script, because authors of posts may give any other element this class.
  const template = form.querySelector('script.wc-product-gallery-default-template');
  const all = pageGlobal('wc_variation_gallery_defaults');
  return ownGallery(form, template?.textContent ?? all?.[form.getAttribute('data-product_id') ?? '']);
}

/** Is a variation's gallery in the page? WooCommerce's mark, also when its own script has set it. */
export const ACTIVE = 'data-product_gallery_active';

function replace(form: Element, next: Element): void {
  const shown = galleryOf(form);
  if (!shown || shown === next) return;
  const params = pageGlobal('wc_single_product_params');
  if (isRecord(params)) emit(shown, 'wc-product-gallery-before-destroy', shown, params);
  shown.replaceWith(next);
  // The gallery's part in the loader makes room for its slider at once.
  next.dispatchEvent(new CustomEvent('storefront-widgets:gallery', { bubbles: true }));
}

/** Shows a variation's gallery in place of the product's, which comes back on unmount. */
export function OwnGallery({ form, gallery }: { form: Element; gallery: Element }): ReactNode {
  // Read before the form gets the mark from us.
  const [product] = useState(() => (form.getAttribute(ACTIVE) === 'yes' && printedGallery(form)) || galleryOf(form));
  useLayoutEffect(() => replace(form, gallery), [form, gallery]);
  useLayoutEffect(
    () => () => {
      if (product) replace(form, product);
    },
    [form, product],
  );
  return null;
}
