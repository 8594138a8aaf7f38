import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/Bind';
import { Place } from '../../core/Place';
import { sync } from '../../core/sync';
import { reducesMotion } from '../../page/device';
import type { Touch } from './touch';
import { isZoomable, zoomOffset } from './zoomFacts';

interface ZoomProps {
  host: HTMLElement;
  slide: HTMLElement;
  /** How the visitor has come near. */
  touch: Touch;
  /** Is an image that is not magnified a link? */
  followsLinks: boolean;
  /** Does a tap on the image's link open the lightbox? Then it does not magnify. */
  opensLinks: boolean;
  /** Of the fade, in milliseconds. */
  duration: number;
}

/** The slide's own image; a variation may swap it. */
const imageOf = (slide: Element): HTMLImageElement | null => slide.querySelector('img:not(.zoomImg)');

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse';
const stop = (event: { stopPropagation(): void }): void => event.stopPropagation();

/**
 * Magnifies the active slide: under a mouse while it hovers, under a finger from tap to tap. What is magnified is read when
 * it begins, so a swapped image is magnified as it is now.
 */
export function Zoom({ host, slide, touch, followsLinks, opensLinks, duration }: ZoomProps): ReactNode {
  const [source, setSource] = useState<string>();
  const [isOn, setIsOn] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const at = useRef(touch.at);
  const touched = useRef(!!touch.isFinger);

  const place = (): void => {
    const { left, top, width, height } = slide.getBoundingClientRect();
    const { clientX = left + width / 2, clientY = top + height / 2 } = at.current ?? {};
    const { naturalWidth, naturalHeight, style } = image.current ?? new Image();
    const [x, y] = [zoomOffset(clientX - left, width, naturalWidth), zoomOffset(clientY - top, height, naturalHeight)];
    style.transform = `translate(${x}px,${y}px)`;
  };
  const begin = (): boolean => {
    const small = imageOf(slide);
    if (!isZoomable(small, host.clientWidth)) return false;
    setSource(small?.getAttribute('data-src') || small?.currentSrc);
    setIsOn(true);
    return true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the slide under the pointer
  useLayoutEffect(() => {
    const { isTap } = touch;
    touch.isTap = false;
    if (!isTap && !(slide.matches(':hover') && window.matchMedia('(hover: hover)').matches)) return;
    // The tap was held; where there is nothing to magnify and no lightbox, it follows the link.
    if (!begin() && isTap && followsLinks) slide.querySelector('a')?.click();
  }, [slide]);
  useLayoutEffect(() => {
    const follow = (event: PointerEvent): void => {
      const { clientX, clientY } = at.current ?? { clientX: -1, clientY: -1 };
      // Browsers make up a mouse that stands where the finger has tapped.
      if (isMouse(event) && Math.hypot(event.clientX - clientX, event.clientY - clientY) < 1) return;
      at.current = event;
      touched.current = !isMouse(event);
      place();
      // A mouse that drags turns the page.
      const wants = touched.current ? isOn : event.buttons === 0;
      if (wants !== isOn) sync(() => (wants ? begin() : setIsOn(false)));
    };
    slide.addEventListener('pointermove', follow);
    return () => slide.removeEventListener('pointermove', follow);
  });

  return (
    <>
      <Bind
        to={slide}
        style={{ position: 'relative', overflow: 'hidden' }}
        on={{
          pointerleave(event) {
            if (!isMouse(event)) return;
            at.current = undefined;
            setIsOn(false);
          },
          pointerdown: (event) => {
            touched.current = !isMouse(event);
          },
          click: (event) => {
            if (!touched.current || (opensLinks && (event.target as Element).closest('a'))) return;
            at.current = event as Event as MouseEvent;
            if (isOn) setIsOn(false);
            else if (!begin()) return;
            event.preventDefault();
            place();
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
              place();
            }}
            // A finger that moves the magnified image does not turn the page.
            onTouchStart={isOn ? stop : undefined}
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
              pointerEvents: isOn && touched.current ? 'auto' : 'none',
              touchAction: isOn ? 'none' : 'auto',
            }}
          />
        </Place>
      )}
    </>
  );
}
