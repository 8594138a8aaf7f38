import { type ReactNode, useLayoutEffect, useMemo, useReducer } from 'react';
import { BindAll, type BindItem } from '../../core/Bind';
import type { Attr } from '../../core/overrides';
import { imageOf, originalThumb } from './gallery';
import { buildNav, NAV_MARK } from './nav';

interface NavProps {
  host: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  withThumbs: boolean;
}

/** The row that the loader has made, if it fits; else a new one. */
function takeNav(host: HTMLElement, slides: readonly HTMLElement[], withThumbs: boolean): HTMLElement {
  const made = host.querySelector<HTMLElement>(`:scope > [${NAV_MARK}]`);
  if (made && withThumbs && made.childElementCount === slides.length) return made;
  made?.remove();
  return buildNav(slides, withThumbs);
}

/**
 * What a thumbnail loads: sharper candidates, except while a variation has swapped its picture. A slide that has none, as
 * plugins add them for a video, shows its own picture, or its number, which is its name.
 */
function sources(image: HTMLImageElement, slide: HTMLElement, at: number): Record<string, Attr> {
  const thumb = originalThumb(slide);
  if (!thumb) return { src: imageOf(slide)?.src ?? null, alt: at + 1 };
  const isOwn = image.getAttribute('src') === thumb;
  const { thumbSrcset, thumbSizes } = slide.dataset;
  return isOwn ? { srcset: thumbSrcset, sizes: thumbSizes } : { srcset: null, sizes: null };
}

/** The buttons that choose a slide each; the gallery itself hears them. */
export function Nav({ host, slides, index, withThumbs }: NavProps): ReactNode {
  const nav = useMemo(() => takeNav(host, slides, withThumbs), [host, slides, withThumbs]);
  const [, look] = useReducer((round: number) => round + 1, 0);
  useLayoutEffect(() => {
    if (!nav.isConnected) host.append(nav);
    const observer = new MutationObserver(look);
    observer.observe(nav, { subtree: true, attributeFilter: ['src'] });
    return () => {
      observer.disconnect();
      nav.remove();
    };
  }, [host, nav]);

  const items: BindItem[] = [];
  slides.forEach((slide, at) => {
    const button = nav.children[at]?.firstElementChild;
    const image = button?.querySelector('img');
    const isActive = at === index;
    const label = image?.alt ? undefined : at + 1;
    const current = { 'aria-current': isActive ? 'true' : undefined, 'aria-label': label };
    // The class of the chosen one sits on the image, as themes expect.
    if (button) items.push([button, { class: { 'flex-active': !image && isActive }, attrs: current }]);
    if (image) items.push([image, { class: { 'flex-active': isActive }, attrs: sources(image, slide, at) }]);
  });
  return <BindAll items={items} />;
}
