import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { listen } from '../../core/jquery/listen';
import { logFailure } from '../../core/problems';
import { sync } from '../../core/react/hooks';
import type { Engine, MovingGallery } from './engine';
import type { Visit } from './interactions';
import { Arrows, Nav, Slides } from './Slides';
import { GALLERIES } from './selectors';
import type { GallerySettings } from './settings';

const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'];

function onTouch(use: () => void): () => void {
  const stop = new AbortController();
  const touched = (): void => {
    stop.abort();
    use();
  };
  for (const type of SIGNS) window.addEventListener(type, touched, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

interface SeveralProps {
  host: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  settings: GallerySettings;
  visit: Visit;
  /** Do the slides go from right to left? */
  rtl: boolean;
  choose(index: number): void;
  step(by: number): void;
}

let rounds = 0;

/** The slider of a gallery with several images; not loaded for a single image. */
export function Several({ host, slides, index, settings, visit, rtl, choose, step }: SeveralProps): ReactNode {
  const { animationLoop, controlNav, directionNav, previousText, nextText } = settings;
  const markChosen = (): void => {
    visit.hasChosen = true;
  };
  const now = {
    slides,
    index,
    settings,
    rtl,
    choose,
    step,
    markChosen,
    hasChosen: () => !!visit.hasChosen,
    isOnlyGallery: () => document.querySelectorAll(GALLERIES).length === 1,
    goTo(to: unknown) {
      if (typeof to === 'number') choose(to);
      else if (to === 'next') step(1);
      else if (to === 'prev' || to === 'previous') step(-1);
    },
  };
  const latest = useRef(now);
  const read = useCallback(() => latest.current, []);
  useLayoutEffect(() => {
    latest.current = now;
  });
  useEngine(host, now, read, visit);
  useLayoutEffect(
    () =>
      listen(host, 'storefront-widgets:flexslider', (event) =>
        sync(() => read().goTo((event as unknown as CustomEvent<unknown[]>).detail[0])),
      ),
    [host, read],
  );

  // New slides get new arrows, because a script that replaces slides may remove the arrows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one number for each set of slides
  const round = useMemo(() => ++rounds, [slides]);
  const onArrow = (by: number): void => {
    markChosen();
    step(by);
  };
  return (
    <>
      <Slides host={host} slides={slides} index={index} settings={settings} />
      {controlNav !== 'none' && (
        <Nav host={host} slides={slides} index={index} withImages={controlNav === 'thumbnails'} />
      )}
      {directionNav && (
        <Arrows
          key={round}
          host={host}
          previousText={previousText}
          nextText={nextText}
          isFirst={!animationLoop && index === 0}
          isLast={!animationLoop && index === slides.length - 1}
          step={onArrow}
        />
      )}
    </>
  );
}

function recordKeys(keys: KeyboardEvent[]): () => void {
  const onKeyDown = (event: KeyboardEvent): void => void keys.push(event);
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Loads the engine at the visitor's first touch, for a slideshow at once. Until then slides change without motion. */
function useEngine(host: HTMLElement, now: MovingGallery, read: () => MovingGallery, visit: Visit): void {
  const { slides, index, rtl, settings } = now;
  const { animation, animationLoop, slideshow, slideshowSpeed, smoothHeight } = settings;
  const engine = useRef<Engine>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only values that need a new engine
  useLayoutEffect(() => {
    let hasLeft = false;
    const keys: KeyboardEvent[] = [];
    const stopKeys = recordKeys(keys);
    const start = (): void =>
      void import('./engine').then(
        ({ startEngine }) => {
          if (hasLeft) return;
          stopKeys();
          visit.hasEngine = true;
          engine.current = startEngine(host, read);
          engine.current.replayKeys(keys);
        },
        (error: unknown) => {
          stopKeys();
          logFailure('the gallery does not move.', error, console.warn);
        },
      );
    const stopWaiting = slideshow ? start() : onTouch(start);
    return () => {
      hasLeft = true;
      stopWaiting?.();
      stopKeys();
      visit.hasEngine = false;
      engine.current?.stop();
      engine.current = undefined;
    };
  }, [slides, rtl, animation, animationLoop, slideshow, slideshowSpeed, smoothHeight]);
  useLayoutEffect(() => engine.current?.follow(index), [index]);
}
