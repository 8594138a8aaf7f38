/**
 * A slideshow is in one of four phases (`phaseOf` in rules.ts), by its images, its button and its visibility:
 *
 * | phase     | when                           | next image     | change and zoom |
 * | --------- | ------------------------------ | -------------- | --------------- |
 * | `single`  | there is one image             | never          | paused          |
 * | `paused`  | switched off, or not on screen | never          | paused          |
 * | `running` | on screen                      | after its time | run             |
 * | `ended`   | on screen, at its last image   | never          | run             |
 *
 * The button shows the visitor's choice, not the phase: scrolling away does not change it. Once a slideshow is
 * finished, at its last image and without a zoom, the button always offers to play, which starts over from the first
 * image.
 */

import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLive } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/base/theirScript';
import { withoutBackground } from '../../elementor/loader/hiddenSettings';
import type { Driven } from '../../elementor/takeOver';
import { useTakeOver } from '../../elementor/useTakeOver';
import { useReducesMotion } from '../../page/motion/useMedia';
import { usePlaying } from '../../page/motion/useSeen';
import { PlayButton } from '../../ui/media/play/PlayButton';
import { isLast, layerClasses, phaseOf, slideAt } from './rules';
import { Slides } from './Slides';
import { type SlideshowSettings, type settings as schema, settings } from './settings';
import './slideshow.css';

/**
 * The layer that Elementor's own script has built. The script keeps this layer, and builds no other once `driven` has
 * changed its settings.
 */
const theirLayer = (host: Element): Element | null =>
  host.querySelector(':scope > .elementor-background-slideshow:not([data-storefront-own])');

const driven: Driven = { isDriven: () => false, change: withoutBackground };

/** The shortest time that a picture stays, in milliseconds. */
const SHORTEST = 100;

/** Pauses the CSS animations inside an element, and resumes them. */
function usePausedAnimations(layer: RefObject<HTMLElement | null>, isPaused: boolean): void {
  useLayoutEffect(() => {
    if (!isPaused) return undefined;
    const running = layer.current?.getAnimations({ subtree: true }) ?? [];
    for (const animation of running) animation.pause();
    return () => {
      for (const animation of running) if (animation.playState === 'paused') animation.play();
    };
  }, [layer, isPaused]);
}

interface SlideshowProps {
  host: HTMLElement;
  settings: SlideshowSettings;
}

function Slideshow({ host, settings }: SlideshowProps): ReactNode {
  const pictures = settings.background_slideshow_gallery;
  const count = pictures.length;
  const isStill = useReducesMotion();
  const { isOn, plays, switchTo } = usePlaying(host, isStill);
  const zoom = settings.background_slideshow_ken_burns && !isStill;
  const [step, setStep] = useState(0);
  const phase = phaseOf({ plays, step, count, isLoop: settings.background_slideshow_loop });
  const isPlaying = phase === 'running' || phase === 'ended';
  const [hasStarted, setStarted] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  const [first] = useState(() => host.firstChild ?? undefined);
  const transition = isStill ? 'fade' : settings.background_slideshow_slide_transition;
  const changing = settings.background_slideshow_transition_duration;
  const stays = Math.max(SHORTEST, settings.background_slideshow_slide_duration) + (step > 0 ? changing : 0);

  useLayoutEffect(() => {
    if (isPlaying) setStarted(true);
  }, [isPlaying]);
  useLayoutEffect(() => {
    if (phase !== 'running') return undefined;
    const timer = window.setTimeout(() => setStep(step + 1), stays);
    return () => clearTimeout(timer);
  }, [phase, step, stays]);
  usePausedAnimations(layer, !isPlaying);

  const isFinished = isLast(step, count, settings.background_slideshow_loop) && !zoom;
  const press = (wanted: boolean): void => {
    if (isFinished) setStep(0);
    switchTo(wanted);
  };
  return (
    <>
      <Place
        {...(first ? { before: first } : { in: host })}
        className={layerClasses(transition)}
        attrs={{ dir: transition === 'slide_left' ? 'ltr' : 'rtl', 'aria-hidden': 'true' }}
      >
        <Slides
          wrapper={layer}
          pictures={pictures}
          now={slideAt(step, count, transition)}
          before={step > 0 ? slideAt(step - 1, count, transition) : -1}
          transition={transition}
          duration={changing}
          isLazy={settings.background_slideshow_lazyload}
          zoom={zoom ? settings.background_slideshow_ken_burns_zoom_direction : null}
          isZooming={hasStarted && count > 1}
        />
      </Place>
      {count > 1 && (
        <PlayButton
          in={host}
          isOn={isOn && !isFinished}
          pauseText={settings.pauseText}
          playText={settings.playText}
          switchTo={press}
        />
      )}
    </>
  );
}

/**
 * Images that take turns behind an element's content. A slideshow that Elementor's script has already built is left to
 * it.
 */
function BackgroundSlideshow({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const theirs = useLive(host, theirLayer);
  useTakeOver(host, driven);
  const pictures = settings.background_slideshow_gallery;
  const isOn = settings.background_background === 'slideshow' && pictures.length > 0;
  if (!isOn || theirs || isDrivenByEditor(host)) return null;
  const key = pictures.map(({ url }) => url).join('\n');
  return <Slideshow key={key} host={host} settings={settings} />;
}

export default widget({ settings, component: BackgroundSlideshow });
