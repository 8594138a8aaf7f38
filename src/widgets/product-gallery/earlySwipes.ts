/** A finger that goes this far sideways means the next picture; in pixels. */
const LENGTH = 50;

/**
 * Hears fingers that swipe while the engine is not there: the picture changes when the finger is lifted. `onSwipe` gets -1
 * for a finger that goes right, 1 for left. Returns what ends it; a swipe under way is still finished.
 */
export function hearEarlySwipes(viewport: HTMLElement, onSwipe: (by: number) => void): () => void {
  const down = (from: PointerEvent): void => {
    if (from.pointerType === 'mouse') return;
    const up = ({ pointerId, clientX }: PointerEvent): void => {
      const across = clientX - from.clientX;
      if (pointerId === from.pointerId && Math.abs(across) > LENGTH) onSwipe(-Math.sign(across));
    };
    viewport.addEventListener('pointerup', up, { once: true });
  };
  viewport.addEventListener('pointerdown', down);
  return () => viewport.removeEventListener('pointerdown', down);
}
