import { type ReactNode, type RefObject, useRef } from 'react';
import { changeStyle, cssImage, near, type Picture, type Transition } from './rules';

interface SlidesProps {
  wrapper: RefObject<HTMLDivElement | null>;
  pictures: readonly Picture[];
  /** The index of the current slide. */
  now: number;
  /** The index of the slide that leaves; -1 at the start. */
  before: number;
  transition: Transition;
  /** How long a change takes, in milliseconds. */
  duration: number;
  isLazy: boolean;
  zoom: 'in' | 'out' | null;
  isZooming: boolean;
}

const names = (...given: (string | false | null)[]): string => given.filter(Boolean).join(' ');

function slideClass(at: number, { now, before, pictures }: SlidesProps): string {
  const { length } = pictures;
  return names(
    'elementor-background-slideshow__slide swiper-slide',
    at === now && 'swiper-slide-active',
    at === (now + 1) % length && at !== now && 'swiper-slide-next',
    at === now && before >= 0 && 'storefront-slide-enters',
    at === before && at !== now && 'storefront-slide-leaves',
  );
}

/** The slides in a layer. A change is a CSS animation. */
export function Slides(props: SlidesProps): ReactNode {
  const { wrapper, pictures, now, transition, duration, isLazy, zoom, isZooming } = props;
  const loaded = useRef(new Set<number>());
  for (const at of isLazy ? near(now, pictures.length) : pictures.keys()) loaded.current.add(at);
  return (
    <div ref={wrapper} className="swiper-wrapper" style={changeStyle(transition, duration)}>
      {pictures.map(({ url }, at) => {
        const isLoaded = loaded.current.has(at);
        const image = names(
          'elementor-background-slideshow__slide__image',
          isLazy && 'swiper-lazy',
          isLazy && isLoaded && 'swiper-lazy-loaded',
          zoom && `elementor-ken-burns elementor-ken-burns--${zoom}`,
          zoom && isZooming && at === now && 'elementor-ken-burns--active',
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand in the list twice
          <div key={at} className={slideClass(at, props)}>
            <div
              className={image}
              style={isLoaded ? { backgroundImage: cssImage(url) } : undefined}
              data-background={isLoaded ? undefined : url}
            >
              {!isLoaded && <div className="swiper-lazy-preloader" />}
            </div>
          </div>
        );
      })}
    </div>
  );
}
