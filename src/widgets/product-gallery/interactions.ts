import type { PageEvent } from '../../core/jquery/listen';
import type { Overrides } from '../../core/react/Bind';
import { indexOfThumbnail } from './markup';
import { stepOfSwipe } from './rules';
import { SLIDE, TRIGGER } from './selectors';
import type { GallerySettings } from './settings';

/** The visitor's actions so far; parts that are loaded later read them. */
export interface Visit {
  pointer?: Pick<PointerEvent, 'clientX' | 'clientY'>;
  isTouch?: boolean;
  /** A tap came before the magnifier was loaded, which answers it later. */
  hasTapped?: boolean;
  hasChosen?: boolean;
  /** The engine has started, and answers swipes itself. */
  hasEngine?: boolean;
  /** Where a finger was put on the slides. */
  finger?: Pick<PointerEvent, 'pointerId' | 'clientX'>;
}

interface InteractiveGallery {
  isSlider: boolean;
  settings: GallerySettings;
  slide: Element | undefined;
  hasExtras: boolean;
  visit: Visit;
  choose(index: number): void;
  /** Goes on by a swipe to the left, back by one to the right. */
  swipe(step: -1 | 1): void;
  comeNear(): void;
  open(of?: Element, opener?: Element): void;
}

/** The listeners of the host. They choose slides even while the slider and its engine are loading. */
export function listenersOf(gallery: InteractiveGallery): Overrides['on'] {
  const { isSlider, settings, slide, hasExtras, visit, choose, swipe, comeNear, open } = gallery;
  const { zoom, lightbox } = settings;

  function chooseByThumbnail(event: PageEvent): boolean {
    const index = indexOfThumbnail(event.target as Element);
    if (index === undefined) return false;
    event.preventDefault();
    visit.hasChosen = true;
    choose(index);
    return true;
  }

  function onClick(event: PageEvent): void {
    if (chooseByThumbnail(event)) return;
    const target = event.target as Element;
    const trigger = target.closest(TRIGGER);
    if (trigger) {
      open(slide, trigger);
      event.preventDefault();
      return;
    }
    const link = target.closest(`${SLIDE} a`);
    const owner = link?.closest(SLIDE);
    const magnifies = zoom && (isSlider || !lightbox || !link);
    const isEarlyTap = magnifies && !hasExtras && visit.isTouch && slide?.contains(target);
    if (isEarlyTap) Object.assign(visit, { pointer: event, hasTapped: true });
    const { ctrlKey, metaKey, shiftKey, altKey } = event as Event as MouseEvent;
    const isPlain = !ctrlKey && !metaKey && !shiftKey && !altKey;
    if (lightbox && isPlain && link && owner?.querySelector('[data-large_image]')) {
      // With the magnifier and slides to swipe, only the trigger opens the lightbox.
      if (!zoom || !isSlider) open(owner, link);
      event.preventDefault();
    }
    // The magnifier, once loaded, decides whether this tap magnifies or follows the link.
    else if (!lightbox && isEarlyTap) event.preventDefault();
  }

  function onKeyDown(event: PageEvent): void {
    const trigger = (event.target as Element).closest(TRIGGER);
    if (!trigger || (event as Event as KeyboardEvent).key !== ' ') return;
    event.preventDefault();
    open(slide, trigger);
  }

  function onPointerOver(event: PageEvent): void {
    const pointer = event as Event as PointerEvent;
    Object.assign(visit, { pointer, isTouch: pointer.pointerType !== 'mouse' });
    comeNear();
  }

  function onPointerDown(event: PageEvent): void {
    const { pointerType, pointerId, clientX } = event as Event as PointerEvent;
    const isOnSlides = slide?.parentElement?.contains(event.target as Element);
    const isSwipe = isSlider && isOnSlides && pointerType !== 'mouse' && !visit.hasEngine;
    visit.finger = isSwipe ? { pointerId, clientX } : undefined;
  }

  function onPointerUp(event: PageEvent): void {
    const { pointerId, clientX } = event as Event as PointerEvent;
    const { finger } = visit;
    if (!finger || finger.pointerId !== pointerId) return;
    visit.finger = undefined;
    const step = stepOfSwipe(clientX - finger.clientX);
    if (!step) return;
    visit.hasChosen = true;
    swipe(step);
  }

  return {
    click: onClick,
    keydown: onKeyDown,
    pointerover: onPointerOver,
    pointerdown: onPointerDown,
    pointerup: onPointerUp,
    focusin: comeNear,
    'flexslider-click': (event) => void chooseByThumbnail(event),
    woocommerce_gallery_reset_slide_position: () => choose(0),
  };
}
