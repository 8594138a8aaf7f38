import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLive } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/widget';
import { isDrivenByEditor } from '../../elementor/elements';
import { useTakeOver } from '../../elementor/useTakeOver';
import { useReducesMotion } from '../../page/motion/useMedia';
import { usePlaying } from '../../page/motion/usePlaying';
import { PlayButton } from '../../ui/media/play/PlayButton';
import { isLast, layerClasses, slideAt } from './rules';
import { Slides } from './Slides';
import { type SlideshowSettings, type settings as schema, settings } from './settings';
import './slideshow.css';
import { withoutBackground } from '../../elementor/loader/hiddenSettings';
import type { Driven } from '../../elementor/takeOver';

/** The layer that Elementor's own script has built; null where it has not. */
const theirLayer = (host: Element): Element | null =>
  host.querySelector(':scope > .elementor-background-slideshow:not([data-storefront-own])');

/** What it has built it keeps; what it has not, it never does. */
const driven: Driven = { isDriven: () => false, change: withoutBackground };

const SHORTEST = 100;

interface SlideshowProps {
  host: HTMLElement;
  settings: SlideshowSettings;
}

function Slideshow({ host, settings }: SlideshowProps): ReactNode {
  const pictures = settings.background_slideshow_gallery;
  const count = pictures.length;
  const isStill = useReducesMotion();
  const { isOn, plays, switchTo } = usePlaying(host, isStill);
  const [step, setStep] = useState(0);
  const [hasStarted, setStarted] = useState(false);
  const [first] = useState(() => host.firstChild ?? undefined);
  const transition = isStill ? 'fade' : settings.background_slideshow_slide_transition;
  const isOver = isLast(step, count, settings.background_slideshow_loop);
  const moves = plays && count > 1;
  const changing = settings.background_slideshow_transition_duration;
  const stays = Math.max(SHORTEST, settings.background_slideshow_slide_duration) + (step > 0 ? changing : 0);

  useLayoutEffect(() => {
    if (!moves) return undefined;
    setStarted(true);
    if (isOver) return undefined;
    const timer = window.setTimeout(() => setStep(step + 1), stays);
    return () => clearTimeout(timer);
  }, [moves, isOver, step, stays]);

  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (moves) return undefined;
    const running = layer.current?.getAnimations({ subtree: true }) ?? [];
    for (const animation of running) animation.pause();
    return () => {
      for (const animation of running) if (animation.playState === 'paused') animation.play();
    };
  }, [moves]);

  const zoom = settings.background_slideshow_ken_burns && !isStill;
  const canGoOn = !isOver || zoom;
  const press = (wanted: boolean): void => {
    if (isOver && !canGoOn) setStep(0);
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
          isOn={isOn && canGoOn}
          pauseText={settings.pauseText}
          playText={settings.playText}
          switchTo={press}
        />
      )}
    </>
  );
}

/** Pictures that take turns behind an element's content. What Elementor's script has built stays its own. */
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
