import type PhotoSwipe from 'photoswipe';
import { isSwipe } from '../../drags/rules';

/** A vertical swipe over half of this part of the window's height closes the lightbox. */
const CLOSE = 0.45;

/**
 * Changes the picture, or closes, after swipes that PhotoSwipe misses: it ignores the distance of the first move, moves
 * pictures only in the next frame, and knows no speed before 50 ms have passed. On a busy page a whole swipe takes
 * less.
 */
export function completeSwipes(pswp: PhotoSwipe): void {
  let down: { event: PointerEvent; index: number } | undefined;
  pswp.on('pointerDown', ({ originalEvent: event }) => {
    down = event.isPrimary ? { event, index: pswp.potentialIndex } : undefined;
  });
  const finish = (from: PointerEvent, { clientX, clientY, timeStamp }: PointerEvent, index: number): void => {
    const { currSlide, mainScroll, viewportSize, isDestroying, potentialIndex } = pswp;
    // In a magnified picture the finger moves the picture.
    const isWhole = currSlide && currSlide.currZoomLevel <= currSlide.zoomLevels.fit;
    if (isDestroying || potentialIndex !== index || !isWhole) return;
    const time = timeStamp - from.timeStamp;
    const [x, y] = [clientX - from.clientX, clientY - from.clientY];
    if (Math.abs(x) > Math.abs(y)) {
      if (mainScroll.canBeSwiped() && isSwipe(x, time, viewportSize.x)) mainScroll.moveIndexBy(x < 0 ? 1 : -1, true);
    } else if (isSwipe(y, time, viewportSize.y * CLOSE)) pswp.close();
  };
  pswp.on('pointerUp', ({ originalEvent: up }) => {
    const from = down;
    const isOther = up.pointerId !== from?.event.pointerId || pswp.gestures.isMultitouch;
    if (!from || isOther || up.type === 'pointercancel') return;
    down = undefined;
    // After PhotoSwipe has decided itself.
    queueMicrotask(() => finish(from.event, up, from.index));
  });
}
