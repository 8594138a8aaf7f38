import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/Bind';
import { listen } from '../../core/listen';
import { emit } from '../../page/events';
import type { WidgetProps } from '../../page/widget';
import { handlers } from './handlers';
import { pageParams, type settings as schema } from './settings';
import { TRIGGER, Trigger } from './Trigger';
import type { Touch } from './touch';
import { useFacade } from './useFacade';
import { loadExtras, useOpener } from './useOpener';
import { parse, useParams } from './useParams';
import { usePart } from './usePart';
import { useSlides } from './useSlides';

const loadSeveral = () => import('./Several').then((module) => module.Several);
const loadExtrasPart = () => loadExtras().then((module) => module.Extras);

// A copy: shared code would be a chunk of its own, fetched by every page.
const NAV_MARK: typeof import('./nav').NAV_MARK = 'data-storefront-nav';

/** The product's images: one at a time, magnified on hover or tap, full-screen on demand (spec §2, §4, §9). */
export function ProductGallery({ host, settings: given }: WidgetProps<typeof schema>): ReactNode {
  const slides = useSlides(host);
  const [settings, setChanges] = useParams(host, given);
  const [chosen, setChosen] = useState(0);
  // The pointer may rest here already.
  const [isNear, setIsNear] = useState(() => host.matches(':hover'));
  const touch = useRef<Touch>({}).current;
  const { zoom, lightbox } = settings;
  const isSlider = settings.slider && slides.length > 1;
  const Several = usePart(isSlider, loadSeveral);
  const Extras = usePart(isNear && (zoom || lightbox), loadExtrasPart);
  const index = Several === null ? 0 : Math.min(chosen, slides.length - 1);
  const slide = slides[index];
  const openAt = useOpener();

  const choose = (to: number): void => {
    if (isSlider && slides[to]) setChosen(to);
  };
  const open = (of?: Element, opener: Element = host.querySelector(TRIGGER) ?? host): void =>
    openAt({ host, slides, slide, settings, of, opener });
  const now = {
    ...{ slides, index, slide, settings, isSlider, choose, open },
    ...{ touch, hasExtras: !!Extras, parse, setChanges },
    comeNear: () => setIsNear(true),
  };
  // What others call always meets the newest render.
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });

  const isReady = !isSlider || Several !== undefined;
  useFacade(host, isReady, latest, () => emit(host, 'wc-product-gallery-after-init', host, pageParams()));
  useLayoutEffect(() => {
    const openAddressed = (): void => {
      if (/&gid=\d/.test(window.location.hash)) latest.current.open();
    };
    openAddressed();
    return listen(window, 'hashchange', openAddressed);
  }, []);
  // The row of thumbnails that the loader has made hides all slides but the first, until this can be had.
  const isOne = !isSlider || Several === null;
  useLayoutEffect(() => {
    const removeNav = (): void => host.querySelector(`:scope > [${NAV_MARK}]`)?.remove();
    if (isOne) removeNav();
    return removeNav;
  }, [host, isOne]);

  if (!slide) return null;
  return (
    <>
      <Bind to={host} on={handlers(now)} />
      {zoom && lightbox && <Trigger {...{ host, slides }} label={settings.triggerText} />}
      {isSlider && Several && <Several {...{ host, slides, index, settings, touch, choose }} />}
      {Extras && <Extras {...{ host, slide, index, settings, isSlider, touch }} />}
    </>
  );
}
