import type { ReactNode } from 'react';
import { Bind } from '../../core/Bind';
import { Place } from '../../core/Place';
import { dotsOf } from './parts';

interface DotsProps {
  host: HTMLElement;
  /** Where each dot leads. */
  starts: readonly number[];
  /** Which one is on show. */
  page: number;
  isDynamic: boolean;
  isVertical: boolean;
  label: string;
  go(index: number): void;
}

const BULLET = 'swiper-pagination-bullet';

/** The class names by which themes draw dots; of many, only those around the current one are drawn. */
function bulletClass(at: number, page: number, isDynamic: boolean): string {
  const names = [BULLET, at === page && `${BULLET}-active`];
  const away = at - page;
  if (isDynamic && Math.abs(away) <= 2) {
    const side = away < 0 ? '-prev' : '-next';
    names.push(`${BULLET}-active${away === 0 ? '-main' : side.repeat(Math.abs(away))}`);
  } else if (isDynamic) names.push(`${BULLET}-far`);
  return names.filter(Boolean).join(' ');
}

/** The dots: one button for each place where the row can stand. */
export function Dots({ host, starts, page, isDynamic, isVertical, label, go }: DotsProps): ReactNode {
  const place = dotsOf(host);
  const dots = starts.map((start, at) => (
    <button
      key={start}
      type="button"
      className={bulletClass(at, page, isDynamic)}
      aria-label={label.replace('%n%', String(start + 1))}
      aria-current={at === page ? 'true' : undefined}
      onClick={() => go(start)}
    />
  ));
  return (
    <>
      {place && (
        <Bind
          to={place}
          class={{
            'swiper-pagination-bullets': true,
            'swiper-pagination-clickable': true,
            'swiper-pagination-bullets-dynamic': isDynamic || undefined,
            [`swiper-pagination-${isVertical ? 'vertical' : 'horizontal'}`]: true,
          }}
        />
      )}
      <Place
        in={place ?? host}
        className={`jet-carousel-dots${place ? '' : ' swiper-pagination'}`}
        attrs={{ 'data-carousel-dots': '' }}
      >
        {dots}
      </Place>
    </>
  );
}
