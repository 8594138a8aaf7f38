import { serverAttribute } from '../../core/overrides';
import { emit } from '../../page/events';
import { galleryOf, thumbsOf } from './parts';
import type { Variation } from './types';
import type { View } from './view';

const FOLLOW_UP = 20;

/** Shows a variation's picture in the gallery of the product (contract §4.8). */
export class Pictures {
  private timer = 0;
  private hasMoved = false;

  constructor(
    private form: Element,
    private page: { readonly view: View; set(change: Partial<View>): void },
  ) {}

  /**
   * Slides to the picture where the gallery has it, else shows it in the first one's place; without a variation, or
   * without a picture of its own, the gallery is the server's. `more` changes with it.
   */
  show(variation?: Variation, more: Partial<View> = {}): void {
    const { view } = this.page;
    const image = variation?.image?.src ? variation.image : undefined;
    const imageId = variation?.image_id || undefined;
    const thumb =
      image && thumbsOf(this.form).find((one) => serverAttribute(one, 'src') === image.gallery_thumbnail_src);
    const isOther = String(view.imageId ?? '') !== String(imageId ?? '');
    const isIdle = !image && !view.image && !isOther;
    this.page.set({ ...more, image: thumb ? undefined : image, imageId });
    if (isIdle) return;
    if (thumb) emit(thumb, 'flexslider-click');
    this.hasMoved = !thumb && (isOther || this.hasMoved);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.followUp(), FOLLOW_UP);
  }

  /** The gallery has been built anew. */
  refresh(): void {
    const { image } = this.page.view;
    if (image) this.page.set({ image: { ...image } });
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private followUp(): void {
    const gallery = galleryOf(this.form);
    emit(window, 'resize');
    if (gallery && this.hasMoved) emit(gallery, 'woocommerce_gallery_reset_slide_position');
    if (gallery) emit(gallery, 'woocommerce_gallery_init_zoom');
    this.hasMoved = false;
  }
}
