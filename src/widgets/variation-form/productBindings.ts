import type { BindItem } from '../../core/Bind';
import { decodeEntities } from '../../core/html';
import type { Attr } from '../../core/overrides';
import { allIn, galleryOf, productOf, thumbsOf } from './parts';
import type { Variation, VariationImage } from './types';

const valueSelector = (name: string): string =>
  `.product_${name}, .woocommerce-product-attributes-item--${name} .woocommerce-product-attributes-item__value`;

/** A text has its letters as values. */
const hasDimensions = ({ dimensions }: Variation): boolean => Object.values(dimensions ?? {}).some(Boolean);

/** A variation's article number, weight and dimensions where the product's stand; an empty one leaves it. */
export function dataBindings(form: Element, variation: Variation): BindItem[] {
  const texts: [selector: string, text: string | undefined][] = [
    ['.product_meta .sku', variation.sku],
    [valueSelector('weight'), variation.weight && decodeEntities(variation.weight_html ?? '')],
    [valueSelector('dimensions'), hasDimensions(variation) ? decodeEntities(variation.dimensions_html ?? '') : ''],
  ];
  return texts.flatMap(([selector, text]) => {
    const places = text ? allIn(productOf(form), selector) : [];
    return places.map((to): BindItem => {
      // Other scripts look for the product's own text in this attribute.
      const original = to.getAttribute('data-o_content') ?? to.textContent;
      return [to, { text, attrs: { 'data-o_content': original } }];
    });
  });
}

/** What a picture of the gallery says when it shows a variation's; `false` takes an attribute away. */
const imageAttributes = (image: VariationImage): Record<string, Attr> => ({
  src: image.src,
  height: image.src_h,
  width: image.src_w,
  srcset: image.srcset,
  sizes: image.sizes,
  title: image.title,
  'data-caption': image.caption,
  alt: image.alt,
  'data-src': image.full_src,
  'data-large_image': image.full_src,
  'data-large_image_width': image.full_src_w,
  'data-large_image_height': image.full_src_h,
});

/** With what stood there before in `data-o_…`, where other scripts look for it; empty for nothing. */
function withOriginals(to: Element, given: Record<string, Attr>): Record<string, Attr> {
  const attributes = { ...given };
  for (const name in given) {
    if (given[name] === undefined) continue;
    const saved = `data-o_${name}`;
    attributes[saved] = to.getAttribute(saved) ?? to.getAttribute(name) ?? '';
  }
  return attributes;
}

/** A variation's picture in place of the gallery's first one, its small picture and its link. */
export function pictureBindings(form: Element, image: VariationImage): BindItem[] {
  const gallery = galleryOf(form);
  const slide = gallery?.querySelector(
    '.woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder',
  );
  const places: [Element | null | undefined, Record<string, Attr>][] = [
    [(slide ?? gallery)?.querySelector('.wp-post-image') ?? slide?.querySelector('img'), imageAttributes(image)],
    [slide, { 'data-thumb': image.src }],
    [slide?.querySelector('a'), { href: image.full_src }],
    // No other sizes of it are known, and those of the product would go on being shown.
    [thumbsOf(form)[0], { src: image.gallery_thumbnail_src, srcset: null }],
  ];
  return places.flatMap(([to, attributes]) => (to ? [[to, { attrs: withOriginals(to, attributes) }] as const] : []));
}
