import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { limited } from '../../core/load/chunks';
import { Bind } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import type { VideoProps } from './BackgroundVideo';
import { followCover } from './markup';
import { createVimeo, createYouTube, type Player, VIMEO, YOUTUBE } from './player';

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));

function hideFrame(frame: HTMLIFrameElement, title: string): void {
  frame.classList.add('elementor-background-video-embed');
  frame.title = title;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
}

interface EmbeddedProps extends VideoProps {
  isPrivate: boolean;
  /** The player frame's title. */
  title: string;
}

/** A YouTube or Vimeo video, in the provider's player. */
export function EmbeddedVideo(props: EmbeddedProps): ReactNode {
  const { container, source, part, plays, isOn, isOver, tell, isPrivate, title } = props;
  const box = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const [hasPlayed, setPlayed] = useState(false);
  const wasOn = useRef(isOn);
  wasOn.current ||= isOn;
  const isWanted = wasOn.current && !isOver;
  const isVimeo = source.type === 'vimeo';

  useLayoutEffect(() => {
    const inside = box.current;
    if (!isWanted || !inside) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const [create, { name, url }] = isVimeo ? [createVimeo, VIMEO] : [createYouTube, YOUTUBE];
    const wanted = { box: inside, source, part, isPrivate };
    const frame = (): HTMLIFrameElement | null => inside.querySelector('iframe');
    let stopSizes: (() => void) | undefined;
    let created: Player | undefined;
    const end = (): void => {
      ended.abort();
      stopSizes?.();
      created?.destroy();
      inside.replaceChildren();
    };
    const ready = (now: Player): void => {
      if (signal.aborted) return;
      created = now;
      const shown = frame();
      if (shown) hideFrame(shown, title);
      const ratio = (): number => (isVimeo && shown ? Number(shown.width) / Number(shown.height) : 0);
      stopSizes = followCover(container, (size) => void (shown && Object.assign(shown.style, size)), ratio);
      setPlayer(now);
    };
    const failed = (): void => {
      if (signal.aborted) return;
      end();
      tell.failed();
    };
    const hears = { playing: () => setPlayed(true), ended: tell.ended, failed };
    limited(name, url, () => Promise.race([create(wanted, hears, signal), aborted(signal)])).then(ready, failed);
    return () => {
      end();
      setPlayer(null);
      setPlayed(false);
    };
  }, [container, source, part, isPrivate, title, isWanted, isVimeo, tell]);

  useLayoutEffect(() => {
    if (plays) player?.play();
    else player?.pause();
  }, [player, plays]);

  const waits = !isVimeo && isWanted && !hasPlayed;
  return (
    <>
      <Bind
        to={container}
        class={{ 'elementor-loading': waits || undefined, 'elementor-invisible': waits || undefined }}
      />
      <Place in={container} className="storefront-background-video" attrs={{ inert: true }}>
        <div ref={box} />
      </Place>
    </>
  );
}
