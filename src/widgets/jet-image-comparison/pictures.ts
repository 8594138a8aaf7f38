import { useLayoutEffect, useState } from 'react';
import { useLive } from '../../core/react/hooks';

const BEFORE = '.jet-image-comparison__before-image';
const AFTER = '.jet-image-comparison__after-image';

/** The server's pictures in a frame: the one before and the one after. */
export interface Pictures {
  before: HTMLImageElement;
  after: HTMLImageElement;
}

/** Puts back the pictures that JetElements' juxtapose has taken over, where another script has started it. */
export function undoJuxtapose(frame: Element): void {
  const slider = frame.querySelector(':scope > .jx-slider');
  if (!slider) return;
  const taken = ['left', 'right'].flatMap((side) => {
    const picture = slider.querySelector<HTMLImageElement>(`.jx-image.jx-${side} img`);
    const label = slider.querySelector(`.jx-image.jx-${side} .jx-label`)?.textContent;
    if (picture && label) picture.setAttribute('data-label', label);
    return picture ?? [];
  });
  if (taken.length === 2) slider.replaceWith(...taken);
  frame.classList.remove('juxtapose');
}

/** The pictures of a frame; null where one is missing. */
export function usePictures(frame: HTMLElement): Pictures | null {
  const find = (selector: string, at: number): HTMLImageElement | null => {
    const own = [...frame.querySelectorAll<HTMLImageElement>('img:not([data-storefront-own=""] *)')];
    return own.find((one) => one.matches(selector)) ?? own[at] ?? null;
  };
  const before = useLive(frame, () => find(BEFORE, 0));
  const after = useLive(frame, () => find(AFTER, 1));
  return before && after && before !== after ? { before, after } : null;
}

/** The width of a picture divided by its height; undefined until it has loaded. */
export function useRatio(picture: HTMLImageElement | undefined): number | undefined {
  const [ratio, setRatio] = useState<number>();
  useLayoutEffect(() => {
    if (!picture) return undefined;
    const measure = (): void => {
      const { naturalWidth, naturalHeight } = picture;
      setRatio(naturalWidth && naturalHeight ? naturalWidth / naturalHeight : undefined);
    };
    measure();
    picture.addEventListener('load', measure);
    return () => picture.removeEventListener('load', measure);
  }, [picture]);
  return ratio;
}
