import type { BindItem } from '../../core/react/Bind';
import { type Attr, serverAttribute } from '../../core/react/overrides';
import { emit } from '../../page/base/events';
import type { FormPage, View } from './FormPage';
import { allIn, productOf } from './markup';
import { ownGallery } from './OwnGallery';
import type { Variation, VariationImage } from './rules';

/** The delay before the gallery's own scripts hear of a change, in ms. */
const FOLLOW_UP = 20;

const galleryOf = (form: Element): Element | null => productOf(form)?.querySelector('.images') ?? null;

const thumbsOf = (form: Element): HTMLImageElement[] => allIn(productOf(form), '.flex-control-nav li img');

/** Shows a variation's picture in the gallery of the form's product, or its own gallery. */
export class Gallery {
  private timer = 0;
  private hasMoved = false;
  /** The HTML of the variation's own gallery that is shown. */
  private html: unknown;
  /** The picture to slide to once the product's gallery, which has come back, has started. */
  private late?: VariationImage;

  constructor(private readonly page: FormPage) {}

  /** Slides to the picture if the gallery has it, else replaces the first one. `more` is rendered with it. */
  show(variation?: Variation, more: Partial<View> = {}): void {
    const { form, view } = this.page;
    const imageId = variation?.image_id || undefined;
    const isOther = String(view.imageId ?? '') !== String(imageId ?? '');
    const html = variation?.gallery_images_html || undefined;
    const gallery = html && html === this.html ? view.gallery : ownGallery(form, html);
    if (gallery) {
      this.html = html;
      this.hasMoved = isOther && gallery === view.gallery;
      this.page.set({ ...more, gallery, image: undefined, imageId });
      this.wait();
      return;
    }
    const isBack = !!view.gallery;
    this.html = undefined;
    // On its own, because the product's gallery must be back before its pictures are searched.
    if (isBack) this.page.set({ gallery: undefined });
    const image = variation?.image?.src ? variation.image : undefined;
    const thumb = image && this.thumbOf(image);
    const isIdle = !image && !view.image && !isOther && !isBack;
    this.page.set({ ...more, image: thumb ? undefined : image, imageId });
    if (isIdle) return;
    this.late = thumb && isBack ? image : undefined;
    if (thumb) emit(thumb, 'flexslider-click');
    this.hasMoved = !thumb && (isOther || this.hasMoved);
    this.wait();
  }

  /** A gallery has started. */
  refresh(): void {
    const { image } = this.page.view;
    if (image) this.page.set({ image: { ...image } });
    const thumb = this.late && this.thumbOf(this.late);
    this.late = undefined;
    if (thumb) emit(thumb, 'flexslider-click');
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private thumbOf(image: VariationImage): HTMLImageElement | undefined {
    return thumbsOf(this.page.form).find((one) => serverAttribute(one, 'src') === image.gallery_thumbnail_src);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.followUp(), FOLLOW_UP);
  }

  private followUp(): void {
    const gallery = galleryOf(this.page.form);
    emit(window, 'resize');
    if (gallery && this.hasMoved) emit(gallery, 'woocommerce_gallery_reset_slide_position');
    if (gallery) emit(gallery, 'woocommerce_gallery_init_zoom');
    this.hasMoved = false;
  }
}

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

/** Adds the former values as `data-o_…`, as WooCommerce does; empty for none. */
function withOriginals(to: Element, given: Record<string, Attr>): Record<string, Attr> {
  const attributes = { ...given };
  for (const name in given) {
    if (given[name] === undefined) continue;
    const saved = `data-o_${name}`;
    attributes[saved] = to.getAttribute(saved) ?? to.getAttribute(name) ?? '';
  }
  return attributes;
}

/** Shows a variation's picture in place of the gallery's first one, in its thumbnail and its link. */
export function pictureBindings(form: Element, image: VariationImage): BindItem[] {
  const gallery = galleryOf(form);
  const slide = gallery?.querySelector(
    '.woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder',
  );
  const places: [Element | null | undefined, Record<string, Attr>][] = [
    [(slide ?? gallery)?.querySelector('.wp-post-image') ?? slide?.querySelector('img'), imageAttributes(image)],
    [slide, { 'data-thumb': image.src }],
    [slide?.querySelector('a'), { href: image.full_src }],
    // `srcset` is removed, because the browser would still show the product's picture from it.
    [thumbsOf(form)[0], { src: image.gallery_thumbnail_src, srcset: null }],
  ];
  return places.flatMap(([to, attributes]) => (to ? [[to, { attrs: withOriginals(to, attributes) }] as const] : []));
}
