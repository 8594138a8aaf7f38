import type { BindItem } from '../../core/react/Bind';
import { type Attr, serverAttribute } from '../../core/react/overrides';
import { emit } from '../../page/base/events';
import type { FormPage, View } from './FormPage';
import { awaited, watchLoader } from './lazyPicture';
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
  private stopWatching?: () => void;

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
    // In a separate step, because the product's gallery must be back before its pictures are searched.
    if (isBack) this.page.set({ gallery: undefined });
    const image = variation?.image?.src ? variation.image : undefined;
    const thumb = image && this.thumbOf(image);
    const isIdle = !image && !view.image && !isOther && !isBack;
    if (image && !thumb) this.awaitLoader();
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
    this.stopWatching?.();
  }

  /**
   * A lazy loader that comes later must not write over the variation's picture, and “Clear” must not bring its
   * placeholder.
   */
  private awaitLoader(): void {
    const image = pictureOf(this.page.form).image;
    const product = this.stopWatching ? [] : awaited(image);
    if (!image || product.length === 0) return;
    this.page.prepare({ product });
    this.stopWatching = watchLoader(image, () => {
      const { image: shown } = this.page.view;
      if (!shown || image.getAttribute('src') === shown.src) return false;
      // What was written becomes the page's own value, and the variation's picture is bound again.
      this.page.set({ image: undefined });
      this.page.set({ image: shown });
      return true;
    });
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

/** The gallery's first slide and its picture. */
function pictureOf(form: Element): { slide: Element | null | undefined; image: Element | null | undefined } {
  const gallery = galleryOf(form);
  const slide = gallery?.querySelector(
    '.woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder',
  );
  return { slide, image: (slide ?? gallery)?.querySelector('.wp-post-image') ?? slide?.querySelector('img') };
}

/** The sources of a `<picture>`, which would win over the image; lazy loaders keep theirs elsewhere. */
const NO_SOURCE = { srcset: null, 'data-srcset': null, 'data-lazy-srcset': null };

/** Shows a variation's picture in place of the gallery's first one, in its thumbnail and its link. */
export function pictureBindings(form: Element, shown: VariationImage): BindItem[] {
  const { slide, image } = pictureOf(form);
  const places: [Element | null | undefined, Record<string, Attr>][] = [
    [image, imageAttributes(shown)],
    [slide, { 'data-thumb': shown.src }],
    [slide?.querySelector('a'), { href: shown.full_src }],
    // `srcset` is removed, because the browser would still show the product's picture from it.
    [thumbsOf(form)[0], { src: shown.gallery_thumbnail_src, srcset: null }],
  ];
  const items = places.flatMap(([to, attributes]) =>
    to ? [[to, { attrs: withOriginals(to, attributes) }] as const] : [],
  );
  const sources = allIn(image?.closest('picture'), 'source');
  return [...items, ...sources.map((source) => [source, { attrs: NO_SOURCE }] as const)];
}
