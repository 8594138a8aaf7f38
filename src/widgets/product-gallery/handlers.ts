import type { Overrides } from '../../core/Bind';
import type { PageEvent } from '../../core/listen';
import type { GallerySettings } from './settings';
import { SLIDE } from './slides';
import { TRIGGER } from './Trigger';
import type { Touch } from './touch';

/** What the listeners of a gallery know and do. */
interface Gallery {
  isSlider: boolean;
  settings: GallerySettings;
  /** The slide that is shown. */
  slide: Element | undefined;
  /** Is the magnifier there? It then answers taps itself. */
  hasExtras: boolean;
  touch: Touch;
  choose(index: number): void;
  comeNear(): void;
  open(of?: Element, opener?: Element): void;
}

/** What the host hears. Thumbnails are heard here, so that one is chosen even before its slides can be shown. */
export function handlers(gallery: Gallery): Overrides['on'] {
  const { isSlider, settings, slide, hasExtras, touch, choose, comeNear, open } = gallery;
  const { zoom, lightbox } = settings;

  function onThumb(event: PageEvent): boolean {
    const item = (event.target as Element).closest('.flex-control-nav > li');
    if (!item) return false;
    event.preventDefault();
    touch.hasChosen = true;
    choose([...(item.parentElement as Element).children].indexOf(item));
    return true;
  }
  function onClick(event: PageEvent): void {
    if (onThumb(event)) return;
    const target = event.target as Element;
    const trigger = target.closest(TRIGGER);
    const link = target.closest(`${SLIDE} a`);
    const owner = link?.closest(SLIDE);
    const { ctrlKey, metaKey, shiftKey, altKey } = event as Event as MouseEvent;
    const magnifies = zoom && (isSlider || !lightbox || !link);
    const isTap = !trigger && magnifies && !hasExtras && touch.isFinger && slide?.contains(target);
    if (isTap) Object.assign(touch, { at: event, isTap });
    if (trigger) open(slide, trigger);
    else if (!lightbox || !owner?.querySelector('[data-large_image]') || ctrlKey || metaKey || shiftKey || altKey) {
      // A tap that may magnify follows no link before that is known.
      if (lightbox || !isTap) return;
    }
    // With the magnifier on, only its trigger opens the lightbox, as long as there are slides to swipe.
    else if (!zoom || !isSlider) open(owner, link ?? undefined);
    event.preventDefault();
  }
  function onPointerOver(event: PageEvent): void {
    const pointer = event as Event as PointerEvent;
    Object.assign(touch, { at: pointer, isFinger: pointer.pointerType !== 'mouse' });
    comeNear();
  }
  return {
    click: onClick,
    keydown(event) {
      const trigger = (event.target as Element).closest(TRIGGER);
      if (!trigger || (event as Event as KeyboardEvent).key !== ' ') return;
      event.preventDefault();
      open(slide, trigger);
    },
    pointerover: onPointerOver,
    focusin: comeNear,
    'flexslider-click': (event) => void onThumb(event),
    woocommerce_gallery_reset_slide_position: () => choose(0),
  };
}
