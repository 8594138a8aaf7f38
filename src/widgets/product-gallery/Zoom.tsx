import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { reducesMotion } from '../../page/base/device';
import type { Visit } from './interactions';
import { isZoomable, zoomOffset } from './rules';
import { IMAGE } from './selectors';

interface ZoomProps {
  host: HTMLElement;
  slide: HTMLElement;
  visit: Visit;
  followsLinks: boolean;
  /** A tap opens the lightbox instead of magnifying. */
  opensLinks: boolean;
  duration: number;
}

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse';

/** Magnifies the active slide: while a mouse hovers over it, or from one tap to the next. */
export function Zoom({ host, slide, visit, followsLinks, opensLinks, duration }: ZoomProps): ReactNode {
  const [source, setSource] = useState<string>();
  const [isOn, setIsOn] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const pointer = useRef(visit.pointer);
  const isTouch = useRef(!!visit.isTouch);

  const moveImage = (): void => {
    const { left, top, width, height } = slide.getBoundingClientRect();
    const { clientX = left + width / 2, clientY = top + height / 2 } = pointer.current ?? {};
    const { naturalWidth, naturalHeight, style } = image.current ?? new Image();
    const [x, y] = [zoomOffset(clientX - left, width, naturalWidth), zoomOffset(clientY - top, height, naturalHeight)];
    style.transform = `translate(${x}px,${y}px)`;
  };
  const magnify = (): boolean => {
    const small = slide.querySelector<HTMLImageElement>(IMAGE);
    if (!isZoomable(small, host.clientWidth)) return false;
    setSource(small?.getAttribute('data-src') || small?.currentSrc);
    setIsOn(true);
    return true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the slide under the pointer
  useLayoutEffect(() => {
    const { hasTapped } = visit;
    visit.hasTapped = false;
    if (!hasTapped && !(slide.matches(':hover') && window.matchMedia('(hover: hover)').matches)) return;
    // The tap was held back because it might magnify; it does not, so the link is followed now.
    if (!magnify() && hasTapped && followsLinks) slide.querySelector('a')?.click();
  }, [slide]);
  useLayoutEffect(() => {
    const onPointerMove = (event: PointerEvent): void => {
      const { clientX, clientY } = pointer.current ?? { clientX: -1, clientY: -1 };
      // After a tap browsers send a mouse move at the same place.
      if (isMouse(event) && Math.hypot(event.clientX - clientX, event.clientY - clientY) < 1) return;
      pointer.current = event;
      isTouch.current = !isMouse(event);
      moveImage();
      // A mouse with a pressed button swipes.
      const shouldMagnify = isTouch.current ? isOn : event.buttons === 0;
      if (shouldMagnify !== isOn) sync(() => (shouldMagnify ? magnify() : setIsOn(false)));
    };
    slide.addEventListener('pointermove', onPointerMove);
    return () => slide.removeEventListener('pointermove', onPointerMove);
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const onClick = (event: Event): void => {
      if (isTouch.current && !slide.contains(event.target as Node)) setIsOn(false);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isOn, slide]);

  return (
    <>
      <Bind
        to={slide}
        style={{ position: 'relative', overflow: 'hidden' }}
        on={{
          pointerleave(event) {
            if (!isMouse(event)) return;
            pointer.current = undefined;
            setIsOn(false);
          },
          pointerdown: (event) => {
            isTouch.current = !isMouse(event);
          },
          click: (event) => {
            if (!isTouch.current) {
              // WooCommerce's magnified picture lies over the link and takes presses of the mouse; keys follow the link.
              if (isOn && followsLinks && (event as Event as MouseEvent).detail > 0) event.preventDefault();
              return;
            }
            if (opensLinks && (event.target as Element).closest('a')) return;
            pointer.current = event as Event as MouseEvent;
            if (isOn) setIsOn(false);
            else if (!magnify()) return;
            event.preventDefault();
            moveImage();
          },
        }}
      />
      {source && (
        <Place in={slide} as="span">
          <img
            ref={image}
            className="zoomImg"
            src={source}
            alt=""
            aria-hidden="true"
            draggable={false}
            onLoad={() => {
              setIsLoaded(true);
              moveImage();
            }}
            style={{
              position: 'absolute',
              top: 0,
              left: 0,
              maxWidth: 'none',
              width: 'auto',
              height: 'auto',
              border: 0,
              opacity: isOn && isLoaded ? 1 : 0,
              transition: `opacity ${reducesMotion() ? 0 : duration}ms`,
              pointerEvents: isOn && isTouch.current ? 'auto' : 'none',
              touchAction: isOn ? 'none' : 'auto',
            }}
          />
        </Place>
      )}
    </>
  );
}
