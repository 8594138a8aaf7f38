import { type ComponentType, type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { listen } from '../../core/jquery/listen';
import { logFailure } from '../../core/problems';
import { Bind } from '../../core/react/Bind';
import { sync, useLiveList } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import type { LightboxHandle } from '../../ui/media/lightbox/types';
import { useFacade, useParams, useTakeover } from './coexistence';
import type { Opening } from './Extras';
import { listenersOf, type Visit } from './interactions';
import { hasPicture, isRightToLeft, removeReserved, slidesOf } from './markup';
import { neighbour } from './rules';
import { GALLERIES, TRIGGER } from './selectors';
import { readPage, type settings as schema, settings } from './settings';

const loadSeveral = () => import('./Several').then((module) => module.Several);

const importExtras = () => import('./Extras');

const loadExtras = () => importExtras().then((module) => module.Extras);

/** Loads a part when it is first needed. Undefined until then; null if loading failed. */
function useLazyPart<P>(isOn: boolean, load: () => Promise<ComponentType<P>>): ComponentType<P> | null | undefined {
  const [part, setPart] = useState<ComponentType<P> | null>();
  useLayoutEffect(() => {
    if (!isOn || part !== undefined) return;
    load().then(
      (next) => setPart(() => next),
      (error: unknown) => {
        logFailure('the gallery lacks a part.', error, console.warn);
        setPart(null);
      },
    );
  }, [isOn, load, part]);
  return part;
}

/** Checks the address itself, because the shared check may be in a chunk that failed to load. */
function followPicture(slide: Element): void {
  const src = slide.querySelector<HTMLElement>('[data-large_image]')?.dataset.large_image;
  const link = document.createElement('a');
  if (src) link.href = src;
  if (/^https?:/.test(link.protocol)) window.location.assign(link.href);
}

/** Returns a function that opens the lightbox, or the picture if the lightbox cannot be loaded. */
function useLightbox(): (opening: Opening) => void {
  const opened = useRef<Promise<LightboxHandle | undefined>>(undefined);
  useLayoutEffect(() => () => void opened.current?.then((handle) => handle?.close()), []);
  return (opening) => {
    opened.current = importExtras()
      .then(({ openGallery }) => openGallery(opening))
      .catch((error: unknown) => {
        if (opening.of) {
          logFailure('no lightbox; the picture is opened instead.', error);
          followPicture(opening.of);
        }
        return undefined;
      });
  };
}

/** The product's images: shown one at a time, magnified on hover or tap, full-screen in a lightbox. */
function ProductGallery(props: WidgetProps<typeof schema>): ReactNode {
  // A marked element around a gallery of the CMS has settings for that gallery, and no slides.
  return props.host.matches(GALLERIES) ? <TakenOver {...props} /> : null;
}

function TakenOver(props: WidgetProps<typeof schema>): ReactNode {
  const isOurs = useTakeover(props.host);
  return isOurs ? <Gallery {...props} /> : null;
}

function Gallery({ host, settings: given }: WidgetProps<typeof schema>): ReactNode {
  // Live, because plugins replace the slides when a variation has its own images.
  const slides = useLiveList(() => slidesOf(host));
  const [settings, changeParams] = useParams(host, given);
  const [chosen, setChosen] = useState(0);
  const [isNear, setIsNear] = useState(() => host.matches(':hover'));
  const visit = useRef<Visit>({}).current;
  const { zoom, lightbox } = settings;
  const isSlider = settings.slider && slides.length > 1;
  const Several = useLazyPart(isSlider, loadSeveral);
  const Extras = useLazyPart(isNear && (zoom || lightbox), loadExtras);
  const index = Several === null ? 0 : Math.min(chosen, slides.length - 1);
  const slide = slides[index];
  const openLightbox = useLightbox();

  const choose = (to: number): void => {
    if (isSlider && slides[to]) setChosen(to);
  };
  const rtl = isRightToLeft(host, settings);
  const step = (by: number): void => choose(neighbour(index, by, slides.length, settings.animationLoop) ?? index);
  const swipe = (by: number): void => step(rtl ? -by : by);
  const open = (of?: Element, opener: Element = host.querySelector(TRIGGER) ?? host): void =>
    openLightbox({ host, slides, slide, settings, of, opener });
  const comeNear = (): void => setIsNear(true);
  const hasExtras = !!Extras;
  const gallery = {
    slides,
    index,
    slide,
    settings,
    isSlider,
    hasExtras,
    visit,
    choose,
    swipe,
    comeNear,
    open,
    changeParams,
  };
  const latest = useRef(gallery);
  useLayoutEffect(() => {
    latest.current = gallery;
  });

  const isReady = !isSlider || Several !== undefined;
  useFacade(host, isReady, latest);
  useLayoutEffect(() => {
    const openAddressed = (): void => {
      if (/&gid=\d/.test(window.location.hash)) latest.current.open();
    };
    openAddressed();
    return listen(window, 'hashchange', openAddressed);
  }, []);
  // The loader's thumbnails go, because beside them the critical style hides all slides but the first.
  const hasOneView = !isSlider || Several === null;
  useLayoutEffect(() => {
    if (hasOneView) removeReserved(host);
    return () => removeReserved(host);
  }, [host, hasOneView]);

  if (!slide) return null;
  return (
    <>
      <Bind to={host} on={listenersOf(gallery)} />
      {zoom && lightbox && <Trigger host={host} slides={slides} label={settings.triggerText} />}
      {/* So that the browser does not take a swipe for scrolling. */}
      {isSlider && Several === undefined && (
        <Bind to={slide.parentElement ?? host} style={{ 'touch-action': 'pan-y' }} />
      )}
      {isSlider && Several && <Several {...{ host, slides, index, settings, visit, rtl, choose, step }} />}
      {Extras && (
        <Extras host={host} slide={slide} index={index} settings={settings} isSlider={isSlider} visit={visit} />
      )}
    </>
  );
}

interface TriggerProps {
  host: HTMLElement;
  slides: readonly HTMLElement[];
  label: string;
}

function Trigger({ host, slides, label }: TriggerProps): ReactNode {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => listen(host, 'woocommerce_gallery_init_zoom', () => sync(rerender)), [host]);
  // Not null, because a gallery without slides has no trigger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new slides may have removed the trigger from the markup
  const first = useMemo(() => host.querySelector(`:scope > :not(${TRIGGER})`) as Element, [host, slides]);
  if (!hasPicture(host)) return null;
  const attrs = { href: '#', role: 'button', 'aria-haspopup': 'dialog', 'aria-label': label };
  return (
    <Place as="a" className="woocommerce-product-gallery__trigger" attrs={attrs} before={first}>
      <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
        <path d="M10 4a6 6 0 1 0 .1 0zm5 11 5 5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </Place>
  );
}

export default widget({ settings, read: readPage, readsAround: true, component: ProductGallery });
