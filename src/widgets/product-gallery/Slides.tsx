import { type ReactNode, useLayoutEffect, useMemo, useReducer } from 'react';
import { markOwn, markOwnWrapper } from '../../core/hosts/copies';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { type Attr, serverAttribute } from '../../core/react/overrides';
import { Place } from '../../core/react/Place';
import { IMAGE, NAV_MARK } from './selectors';
import type { GallerySettings } from './settings';
import { buildThumbnails } from './thumbnails';
import { viewportAround } from './viewport';

interface SlidesProps {
  host: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  settings: GallerySettings;
}

const ROW_STYLE = {
  display: 'grid',
  'grid-template-columns': '100%',
  'align-items': 'start',
  position: 'relative',
  overflow: 'hidden',
  'touch-action': 'pan-y',
};
const SLIDE_STYLE = { display: 'block', float: 'none', width: '100%', overflow: 'hidden', 'grid-area': '1/1' };

/** Keeps the viewport around the row until the gallery goes; without a separate row, the host has the class. */
function useViewport(host: HTMLElement, row: Element | null | undefined): void {
  useLayoutEffect(() => {
    if (!row || row === host) return;
    const { style } = markOwnWrapper(viewportAround(row));
    style.overflow = 'hidden';
    style.position = 'relative';
  }, [host, row]);
}

/** Stacks the slides. The active one stays in the flow and sets the height, so that nothing is measured. */
export function Slides({ host, slides, index, settings }: SlidesProps): ReactNode {
  const row = slides[0]?.parentElement;
  useViewport(host, row);
  const items: BindItem[] = row
    ? [[row, { class: { 'flex-viewport': row === host || undefined }, style: ROW_STYLE }]]
    : [];
  slides.forEach((slide, at) => {
    const isActive = at === index;
    const image = slide.querySelector(IMAGE);
    const style = {
      ...SLIDE_STYLE,
      position: isActive || !settings.smoothHeight ? 'relative' : 'absolute',
      // Also set on the active slide, so that the overrides of the slider, which come later, win.
      visibility: isActive ? 'visible' : 'hidden',
    };
    items.push([slide, { class: { 'flex-active-slide': isActive }, style }]);
    if (image) items.push([image, { attrs: { draggable: 'false' } }]);
  });
  return <BindAll items={items} />;
}

type Press = Pick<Event, 'currentTarget' | 'preventDefault'>;

const preventDefault = (event: Press): void => event.preventDefault();

/** Space clicks a link, as a button, once however long it is held. The browser itself turns Enter into a click. */
const pressBySpace = (event: Press): void => {
  const { key, repeat } = event as Event as KeyboardEvent;
  if (key !== ' ') return;
  event.preventDefault();
  if (!repeat) (event.currentTarget as HTMLElement).click();
};

const firstThumbnails = new WeakMap<Element, string | null>();

/** The address of a slide's thumbnail, as it was before a variation replaced it. */
export function originalThumbnail(slide: Element): string | null {
  const known = firstThumbnails.get(slide);
  if (known !== undefined) return known;
  const address = serverAttribute(slide, 'data-thumb');
  firstThumbnails.set(slide, address);
  return address;
}

function takeThumbnails(host: HTMLElement, slides: readonly HTMLElement[], withImages: boolean): HTMLElement {
  const made = host.querySelector<HTMLElement>(`:scope > [${NAV_MARK}]`);
  const isReserved =
    made?.matches('.flex-control-thumbs') && made.querySelectorAll(':scope > li').length === slides.length;
  if (made && isReserved && withImages) return markOwn(made);
  made?.remove();
  return markOwn(buildThumbnails(slides, withImages));
}

/**
 * The `srcset` of a thumbnail, unless a variation has replaced the picture. A plugin's video slide may have no
 * thumbnail.
 */
function sourcesOf(image: HTMLImageElement, slide: HTMLElement, at: number): Record<string, Attr> {
  const thumbnail = originalThumbnail(slide);
  if (!thumbnail) return { src: slide.querySelector<HTMLImageElement>(IMAGE)?.src ?? null, alt: at + 1 };
  const isOwn = image.getAttribute('src') === thumbnail;
  const { thumbSrcset, thumbSizes } = slide.dataset;
  return isOwn ? { srcset: thumbSrcset, sizes: thumbSizes } : { srcset: null, sizes: null };
}

interface NavProps {
  host: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  withImages: boolean;
}

/** The buttons that choose a slide. The host listens to their clicks. */
export function Nav({ host, slides, index, withImages }: NavProps): ReactNode {
  const nav = useMemo(() => takeThumbnails(host, slides, withImages), [host, slides, withImages]);
  const [, rerender] = useReducer((round: number) => round + 1, 0);
  useLayoutEffect(() => {
    if (!nav.isConnected) host.appendChild(nav);
    const observer = new MutationObserver(rerender);
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
    const attrs = { 'aria-current': isActive ? 'true' : undefined, 'aria-label': label };
    const on = image ? undefined : { click: preventDefault, keydown: pressBySpace };
    // Themes expect the class on the image.
    if (button) items.push([button, { class: { 'flex-active': !image && isActive }, attrs, on }]);
    if (image) items.push([image, { class: { 'flex-active': isActive }, attrs: sourcesOf(image, slide, at) }]);
  });
  return <BindAll items={items} />;
}

interface ArrowProps {
  className: string;
  text: string;
  /** Is this the end of a gallery that does not begin again? */
  isEnd: boolean;
  press(): void;
}

/** One arrow: a link, as FlexSlider makes it, because themes style all buttons. */
function Arrow({ className, text, isEnd, press }: ArrowProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useValidAnchor: themes style FlexSlider's links
    // biome-ignore lint/a11y/useSemanticElements: themes style all buttons
    <a
      href="#"
      role="button"
      className={isEnd ? `${className} flex-disabled` : className}
      aria-disabled={isEnd || undefined}
      onClick={(event) => {
        event.preventDefault();
        press();
      }}
      onKeyDown={pressBySpace}
    >
      {text}
    </a>
  );
}

interface ArrowsProps {
  host: HTMLElement;
  previousText: string;
  nextText: string;
  isFirst: boolean;
  isLast: boolean;
  step(by: number): void;
}

/** The arrows, with the class names that themes style. */
export function Arrows({ host, previousText, nextText, isFirst, isLast, step }: ArrowsProps): ReactNode {
  return (
    <Place in={host} as="ul" className="flex-direction-nav">
      <li className="flex-nav-prev">
        <Arrow className="flex-prev" text={previousText} isEnd={isFirst} press={() => step(-1)} />
      </li>
      <li className="flex-nav-next">
        <Arrow className="flex-next" text={nextText} isEnd={isLast} press={() => step(1)} />
      </li>
    </Place>
  );
}
