import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { Place, type PlaceProps } from '../../core/Place';
import { isRtl } from '../../page/device';
import { ratingForKey, STARS } from './rating';

interface StarsProps {
  group: RefObject<HTMLSpanElement | null>;
  /** Where the stars go. */
  place: Pick<PlaceProps, 'in' | 'before'>;
  rating: number;
  labels: readonly string[];
  /** Ids of the label in the page, else the group's own name. */
  labelledBy: string | undefined;
  label: string;
  choose(rating: number): void;
}

const NUMBERS = Array.from({ length: STARS }, (_, index) => index + 1);

/** Five links that act as one radio group, with the names that themes paint: `p.stars`, `a.star-1` … `a.star-5`, `active`. */
export function Stars({ group, place, rating, labels, labelledBy, label, choose }: StarsProps): ReactNode {
  const onClick = (event: MouseEvent, star: number): void => {
    event.preventDefault();
    choose(star);
  };
  const ratingBy = (event: KeyboardEvent, star: number): number | null => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
    return event.key === ' ' ? star : ratingForKey(event.key, rating, isRtl(event.currentTarget));
  };
  const onKeyDown = (event: KeyboardEvent, star: number): void => {
    const next = ratingBy(event, star);
    if (next === null) return;
    event.preventDefault();
    choose(next);
    const links = event.currentTarget.parentElement?.children;
    (links?.[next - 1] as HTMLElement | undefined)?.focus();
  };
  // A legacy gallery turns its page when it hears an arrow key go up.
  const onKeyUp = (event: KeyboardEvent, star: number): void => {
    if (ratingBy(event, star) !== null) event.stopPropagation();
  };
  return (
    <Place as="p" className={rating ? 'stars selected' : 'stars'} {...place}>
      <span ref={group} role="radiogroup" aria-labelledby={labelledBy} aria-label={labelledBy ? undefined : label}>
        {NUMBERS.map((star) => (
          // biome-ignore lint/a11y/useValidAnchor: themes paint `p.stars a`; a button would lose the stars
          // biome-ignore lint/a11y/useSemanticElements: as above
          <a
            key={star}
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
        ))}
      </span>
    </Place>
  );
}
