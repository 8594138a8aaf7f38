import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { isModified } from '../../core/jquery/listen';
import { Place, type PlaceProps } from '../../core/react/Place';
import { isRtl } from '../../page/base/device';
import { ratingForKey, STARS } from './rules';

interface StarsProps {
  group: RefObject<HTMLSpanElement | null>;
  place: Pick<PlaceProps, 'in' | 'before'>;
  rating: number;
  labels: readonly string[];
  labelledBy: string | undefined;
  label: string;
  choose(rating: number): void;
}

const NUMBERS = Array.from({ length: STARS }, (_, index) => index + 1);

/** Five links that act as a radio group, with the class names that themes style. */
export function Stars({ group, place, rating, labels, labelledBy, label, choose }: StarsProps): ReactNode {
  const onClick = (event: MouseEvent, star: number): void => {
    event.preventDefault();
    choose(star);
  };
  const ratingForKeyEvent = (event: KeyboardEvent, star: number): number | null => {
    if (isModified(event.nativeEvent)) return null;
    return event.key === ' ' ? star : ratingForKey(event.key, rating, isRtl(event.currentTarget));
  };
  const onKeyDown = (event: KeyboardEvent, star: number): void => {
    const next = ratingForKeyEvent(event, star);
    if (next === null) return;
    event.preventDefault();
    choose(next);
    const links = event.currentTarget.parentElement?.children;
    (links?.[next - 1] as HTMLElement | undefined)?.focus();
  };
  // WooCommerce's gallery changes its slide on keyup of an arrow key.
  const onKeyUp = (event: KeyboardEvent, star: number): void => {
    if (ratingForKeyEvent(event, star) !== null) event.stopPropagation();
  };
  return (
    <Place as="p" className={rating ? 'stars selected' : 'stars'} {...place}>
      <span ref={group} role="radiogroup" aria-labelledby={labelledBy} aria-label={labelledBy ? undefined : label}>
        {NUMBERS.map((star) => (
          // Between its stars WooCommerce prints a space, which is a part of their width.
          <Fragment key={star}>
            {star > 1 && ' '}
            {/* biome-ignore lint/a11y/useValidAnchor: themes style `p.stars a`; a button would not look like a star */}
            {/* biome-ignore lint/a11y/useSemanticElements: as above */}
            <a
              href="#"
              role="radio"
              className={star === rating ? `star-${star} active` : `star-${star}`}
              aria-checked={star === rating}
              tabIndex={star === (rating || 1) ? 0 : -1}
              onClick={(event) => onClick(event, star)}
              onKeyDown={(event) => onKeyDown(event, star)}
              onKeyUp={(event) => onKeyUp(event, star)}
            >
              {labels[star - 1] ?? `${star} of ${STARS} stars`}
            </a>
          </Fragment>
        ))}
      </span>
    </Place>
  );
}
