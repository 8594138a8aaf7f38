import { useLayoutEffect, useRef } from 'react';
import type { PageEvent } from '../../core/listen';
import { goTo as followLink } from '../../page/url';
import type { LightboxHandle, LightboxItem } from '../../ui/lightbox/types';
import { GALLERIES, itemOf } from './gallery';
import { SLIDE } from './nav';
import type { GallerySettings } from './settings';
import { TRIGGER } from './Trigger';

interface Gallery {
  host: HTMLElement;
  slides: readonly HTMLElement[];
  /** The slide that is shown. */
  slide: HTMLElement | undefined;
  settings: GallerySettings;
  isSlider: boolean;
}

/** The ways into the lightbox. */
export interface Opener {
  /** The pictures, read now. */
  items(): LightboxItem[];
  /** Opens it at the slide that is shown. */
  open(): void;
  /** Opens it where the address says, if that is in this gallery. */
  openAddressed(): void;
  /** What the host hears. */
  on: Record<'click' | 'keydown' | 'pointerover' | 'focusin', ((event: PageEvent) => void) | undefined>;
}

const load = () => import('./openGallery');

const prefetch = (): void =>
  void load().then(
    (opener) => opener.prefetchLightbox(),
    () => undefined,
  );

/** Opens the lightbox by its trigger, by image links, by the address. Without its code, the browser opens the picture. */
export function useOpener({ host, slides, slide, settings, isSlider }: Gallery): Opener {
  const { zoom, lightbox, history } = settings;
  const handle = useRef<LightboxHandle>(undefined);
  const left = useRef(false);
  useLayoutEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      handle.current?.close();
    };
  }, []);
  const pictures = (): { of: Element; item: LightboxItem }[] =>
    slides.flatMap((of) => {
      const item = itemOf(of, of === slide);
      return item ? [{ of, item }] : [];
    });
  const items = (): LightboxItem[] => pictures().map(({ item }) => item);

  const openAt = async (opener: Element = host.querySelector(TRIGGER) ?? host, index?: number): Promise<void> => {
    const galleryId = [...document.querySelectorAll(GALLERIES)].indexOf(host) + 1;
    const opening = { items: items(), index, galleryId, opener, options: settings };
    const { openGallery } = await load();
    handle.current = await openGallery(opening);
    if (left.current) handle.current?.close();
  };
  const open = (at: Element | undefined = slide, opener?: Element): void => {
    const index = pictures().findIndex(({ of }) => of === at);
    if (index < 0) return;
    openAt(opener, index).catch((error: unknown) => {
      console.error('storefront-widgets: the lightbox could not be loaded; the picture is opened instead.', error);
      followLink(items()[index]?.src ?? '');
    });
  };

  function onClick(event: PageEvent): void {
    const target = event.target as Element;
    const trigger = target.closest(TRIGGER);
    const link = target.closest(`${SLIDE} a`);
    const owner = link?.closest(SLIDE);
    const { ctrlKey, metaKey, shiftKey, altKey } = event as Event as MouseEvent;
    if (trigger) open(slide, trigger);
    else if (!lightbox || !owner?.querySelector('[data-large_image]') || ctrlKey || metaKey || shiftKey || altKey)
      return;
    // With the magnifier on, only its trigger opens the lightbox, as long as there are slides to swipe.
    else if (!zoom || !isSlider) open(owner, link ?? undefined);
    event.preventDefault();
  }
  function onKeyDown(event: PageEvent): void {
    const trigger = (event.target as Element).closest(TRIGGER);
    if (!trigger || (event as Event as KeyboardEvent).key !== ' ') return;
    event.preventDefault();
    open(slide, trigger);
  }
  const onNear = lightbox ? prefetch : undefined;
  return {
    items,
    open: () => open(),
    openAddressed() {
      // A deep link whose code cannot be had shows the page.
      if (lightbox && history && /&gid=\d/.test(window.location.hash)) openAt().catch(() => undefined);
    },
    on: { click: onClick, keydown: onKeyDown, pointerover: onNear, focusin: onNear },
  };
}
