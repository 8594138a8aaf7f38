import { type ReactNode, useMemo } from 'react';
import { textIn } from '../../core/dom/html';
import type { Place } from './rules';

interface PlaceListProps {
  places: readonly Place[];
  /** Why there is no map. */
  reason: string;
  linkText: string;
  /** Is the list for screen readers only, because a map shows the places? */
  isHidden: boolean;
}

/** The places of a map as text; as links if there is no map. */
export function PlaceList({ places, reason, linkText, isHidden }: PlaceListProps): ReactNode {
  const texts = useMemo(() => places.map(({ info }) => textIn(info)), [places]);
  const items = places.map(({ name, url }, at) => {
    const text = texts[at];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place may stand in the list twice
      <li key={at}>
        {isHidden ? (
          name
        ) : (
          <a href={url} target="_blank" rel="noopener">
            {linkText.replace('%s', () => name)}
          </a>
        )}
        {text && <div>{text}</div>}
      </li>
    );
  });
  return (
    <div className={isHidden ? 'storefront-map-places storefront-map-words' : 'storefront-map-places'}>
      {reason && <p>{reason}</p>}
      <ul>{items}</ul>
    </div>
  );
}
