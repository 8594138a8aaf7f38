import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { watchInView } from '../../core/dom/inView';
import { logFailure } from '../../core/problems';
import { Bind } from '../../core/react/Bind';
import { sync, useLive } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { isRecord } from '../../core/settings/settings';
import { type WidgetProps, widget } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';
import { pressByKey } from '../../page/focus/asButton';
import { useReducesMotion } from '../../page/motion/useMedia';
import { usePlaying } from '../../page/motion/useSeen';
import { onMoves } from '../../page/scroll/frames';
import { PlayButton } from '../../ui/media/play/PlayButton';
import { fetchAnimation } from './animation';
import { hoverAreaOf, percentOf, placeOf } from './markup';
import { Playback, trackOf } from './Playback';
import type { Drawing } from './player';
import { type LottieSettings, type settings as schema, settings } from './settings';
import './lottie.css';

/** The address of the animation that Elementor shows where none was chosen, as the page gives it. */
function placeholder(): string {
  const lottie = pageGlobal('ElementorProFrontendConfig')?.lottie;
  return isRecord(lottie) && typeof lottie.defaultAnimationUrl === 'string' ? lottie.defaultAnimationUrl : '';
}

/** Fetches and draws the animation; null until then, and on failure. `tell` is called with whether it plays. */
function useDrawing(
  canvas: HTMLElement | null,
  settings: LottieSettings,
  tell: (plays: boolean) => void,
): Playback | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [playback, setPlayback] = useState<Playback | null>(null);
  const latest = useRef(tell);
  latest.current = tell;
  const { source, source_json, source_external_url } = settings;
  const address = (source === 'media_file' ? source_json : source_external_url) || placeholder();
  const { start_point, end_point, play_speed, reverse_animation, loop, number_of_times } = settings;

  useLayoutEffect(() => {
    if (!canvas) return undefined;
    const stop = new AbortController();
    let drawn: Drawing | undefined;
    const start = async (): Promise<void> => {
      const [data, { draw }] = await Promise.all([fetchAnimation(address, stop.signal), import('./player')]);
      if (stop.signal.aborted || !data) return;
      drawn = draw(canvas, data);
      sync(() => setDrawing(drawn ?? null));
    };
    start().catch((error: unknown) => {
      logFailure(`the animation ${address} cannot be shown.`, error, console.warn);
    });
    return () => {
      stop.abort();
      setDrawing(null);
      drawn?.remove();
    };
  }, [canvas, address]);

  useLayoutEffect(() => {
    if (!drawing) return undefined;
    const given = { start_point, end_point, play_speed, reverse_animation, loop, number_of_times };
    const track = trackOf(drawing.frames, drawing.fps, given);
    const next = new Playback(track, drawing.show, (plays) => latest.current(plays));
    setPlayback(next);
    return () => {
      next.stop();
      setPlayback(null);
    };
  }, [drawing, start_point, end_point, play_speed, reverse_animation, loop, number_of_times]);
  return playback;
}

/** The text below an animation. The server prints captions from the media library. */
function Caption({ host, settings }: { host: HTMLElement; settings: LottieSettings }): ReactNode {
  const place = useLive(host, () => host.querySelector<HTMLElement>('.e-lottie__container'));
  const printed = useLive(host, () => host.querySelector('.e-lottie__caption:not([data-storefront-own])'));
  const { caption, caption_source, source } = settings;
  // Elementor keeps room for an empty caption.
  if ((!caption && !place) || (source === 'media_file' && caption_source !== 'custom')) return null;
  if (printed) return caption ? <Bind to={printed} text={caption} /> : null;
  return (
    <Place in={place ?? host} as="p" className="e-lottie__caption">
      {caption}
    </Place>
  );
}

interface PlayedProps {
  host: HTMLElement;
  place: HTMLElement;
  settings: LottieSettings;
  playback: Playback;
  /** Is it playing now? */
  plays: boolean;
}

/** Plays by itself while it is in view and not paused. */
function PlayedAlone({ host, place, settings, playback, plays }: PlayedProps): ReactNode {
  const isStill = useReducesMotion();
  const { isOn, plays: wanted, switchTo } = usePlaying(host, isStill);
  const [isInPart, setInPart] = useState(false);
  const { start, end } = settings.viewport;
  const isWatched = settings.trigger === 'arriving_to_viewport';
  useLayoutEffect(
    () => (isWatched ? watchInView(place, setInPart, `${end - 100}% 0% ${-start}% 0%`) : setInPart(true)),
    [place, isWatched, start, end],
  );
  const isOnItsWay = wanted && isInPart;
  useLayoutEffect(() => {
    if (isStill && !isOn) playback.seek(1);
  }, [playback, isStill, isOn]);
  useLayoutEffect(() => {
    if (!isOnItsWay) return undefined;
    playback.play();
    return () => playback.stop();
  }, [playback, isOnItsWay]);
  if (!settings.loop) return null;
  const isOver = isOnItsWay && !plays;
  return (
    <PlayButton
      // Inside a link, pressing the button would follow it.
      in={place.closest('a') ? host : place}
      isOn={isOn && !isOver}
      pauseText={settings.pauseText}
      playText={settings.playText}
      switchTo={(isOn) => (isOver ? playback.play() : switchTo(isOn))}
    />
  );
}

/** Plays when pressed. */
function PlayedOnPress({ place, settings, playback, plays }: PlayedProps): ReactNode {
  const isLink = !!place.closest('a[href]');
  const press = (): void => (plays ? playback.stop() : playback.play());
  useLayoutEffect(() => () => playback.stop(), [playback]);
  const name = plays ? settings.pauseText : settings.playText;
  return (
    <Bind
      to={place}
      attrs={
        isLink
          ? {}
          : { role: 'button', tabindex: 0, 'aria-label': settings.label ? `${name}: ${settings.label}` : name }
      }
      style={{ cursor: 'pointer' }}
      on={{ click: press, keydown: isLink ? undefined : pressByKey }}
    />
  );
}

/** Plays while hovered or focused. */
function PlayedOnHover({ host, settings, playback }: PlayedProps): ReactNode {
  const { hover_area: area, on_hover_out: out } = settings;
  const isStill = useReducesMotion();
  const place = useLive(host, () => hoverAreaOf(host, area)) ?? host;
  useLayoutEffect(() => () => playback.stop(), [playback]);
  if (isStill) return null;
  const enter = (): void => playback.play();
  const leave = (): void => {
    if (out === 'pause') playback.stop();
    if (out === 'reverse') playback.play(-1);
  };
  return <Bind to={place} on={{ pointerenter: enter, pointerleave: leave, focusin: enter, focusout: leave }} />;
}

/** Follows the scroll position. */
function PlayedByScroll({ place, settings, playback }: PlayedProps): ReactNode {
  const isStill = useReducesMotion();
  const { start, end } = settings.viewport;
  const isPage = settings.effects_relative_to === 'page';
  useLayoutEffect(() => {
    if (isStill) {
      playback.seek(1);
      return undefined;
    }
    let percent = 0;
    return onMoves(['scroll', 'size'], {
      measure() {
        percent = percentOf(place, isPage);
      },
      draw: () => playback.seek(Math.min(1, Math.max(0, (percent - start) / (end - start)))),
    });
  }, [place, playback, isPage, start, end, isStill]);
  return null;
}

const PLAYED = {
  none: PlayedAlone,
  arriving_to_viewport: PlayedAlone,
  on_click: PlayedOnPress,
  on_hover: PlayedOnHover,
  bind_to_scroll: PlayedByScroll,
};

/** Draws an animation into the element that the server left empty, and plays it. */
function Lottie({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const place = useLive(host, () => placeOf(host)) ?? host;
  const [canvas, setCanvas] = useState<HTMLElement | null>(null);
  const [plays, setPlays] = useState(false);
  const playback = useDrawing(canvas, settings, (now) => sync(() => setPlays(now)));
  const { label, trigger } = settings;
  const Played = PLAYED[trigger];
  const isNamed = label && trigger !== 'on_click';
  return (
    <>
      <Place
        in={place}
        className="storefront-lottie"
        attrs={isNamed ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }}
      >
        <div className="storefront-lottie-canvas" ref={setCanvas} />
      </Place>
      {playback && <Played host={host} place={place} settings={settings} playback={playback} plays={plays} />}
      <Caption host={host} settings={settings} />
    </>
  );
}

export default widget({ settings, component: Lottie });
