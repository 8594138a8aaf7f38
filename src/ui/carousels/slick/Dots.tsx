import type { ReactNode } from 'react';
import { Place } from '../../../core/react/Place';
import type { Plural } from '../../../core/settings/settings';
import { fillText } from '../../../page/base/textsOf';
import { onPress } from '../keys';
import { pageOf, pageStarts } from '../rules';
import type { CarouselState } from '../useCarousel';

interface DotsProps {
  slider: HTMLElement;
  /** The class name of the list; slick lets its owner choose it. */
  className: string;
  label: Plural;
  state: CarouselState;
}

/** Slick's dots: a list with an item for each page. */
export function Dots({ slider, className, label, state }: DotsProps): ReactNode {
  const { index, track, goTo } = state;
  const starts = pageStarts(track);
  const page = pageOf(index, starts);
  return (
    <Place in={slider} as="ul" className={className} attrs={{ 'data-carousel-dots': '', role: 'list' }}>
      {starts.map((start, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside has the keys; the item is the larger target
        <li key={start} className={at === page ? 'slick-active' : ''} onClick={() => goTo(start)}>
          {/* biome-ignore lint/a11y/useSemanticElements: style sheets know dots as plain elements */}
          <span
            role="button"
            tabIndex={0}
            aria-label={fillText(label, { n: start + 1 }, start + 1)}
            aria-current={at === page ? 'true' : undefined}
            onKeyDown={onPress(() => goTo(start))}
          >
            {at + 1}
          </span>
        </li>
      ))}
    </Place>
  );
}
