import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import type { VideoProps } from './BackgroundVideo';
import { followCover } from './markup';
import { fileAddress, hasEnd } from './rules';

/** How far before its start a video may be, in seconds. Browsers seek to a frame nearby. */
const NEAR = 0.5;

/** A video file, in the server's `video` element. */
export function HostedVideo({ video, ...props }: VideoProps & { video: HTMLVideoElement }): ReactNode {
  const { container, source, part, plays, isOn, isOver, tell } = props;
  const [size, setSize] = useState<{ width: string; height: string }>();
  const wasOn = useRef(isOn);
  wasOn.current ||= isOn;
  const address = wasOn.current ? fileAddress(source.id, part) : undefined;

  useLayoutEffect(() => followCover(container, setSize), [container]);
  useLayoutEffect(() => {
    if (!address) return;
    if (!plays || isOver) {
      // Also keeps `autoplay` from starting the video after loading.
      video.pause();
      return;
    }
    video.muted = true;
    video.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') tell.refused();
    });
  }, [video, address, plays, isOver, tell]);
  useLayoutEffect(
    () => () => {
      video.pause();
      // Without an address, `load` releases the file.
      queueMicrotask(() => !video.hasAttribute('src') && video.load());
    },
    [video],
  );

  // Browsers stop at the end of the media fragment.
  const isSought = useRef(false);
  const back = (): void => {
    isSought.current = true;
    video.currentTime = part.start;
    if (plays) video.play().catch(() => {});
  };
  const onTime = (): void => {
    const { currentTime } = video;
    const isBefore = currentTime < part.start - NEAR;
    if (!isBefore) isSought.current = false;
    if (hasEnd(part) && currentTime >= part.end) {
      if (part.isOnce) tell.ended();
      else back();
    }
    // A server without range requests cannot seek: play from where it is.
    else if (isBefore && !isSought.current) back();
  };
  const onEnded = (): void => {
    if (part.isOnce) tell.ended();
    else back();
  };
  return (
    <Bind
      to={video}
      attrs={{
        src: address,
        loop: part.isOnce ? null : undefined,
        'aria-hidden': 'true',
      }}
      style={{ ...size, display: isOver ? 'none' : undefined }}
      on={{ timeupdate: onTime, ended: onEnded, error: tell.failed }}
    />
  );
}
