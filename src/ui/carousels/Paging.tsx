import type { ReactNode } from 'react';
import { Bind } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import type { Plural } from '../../core/settings/settings';
import { fillText } from '../../page/base/textsOf';
import { onPress } from './keys';
import { type CarouselOptions, pageOf, pageStarts, type Track } from './rules';

interface PagingProps {
  host: HTMLElement;
  /** The server's place for it; without one it is made. */
  place: HTMLElement | null;
  options: CarouselOptions;
  track: Track;
  index: number;
  label: Plural;
  /** Bullets are buttons that look like ours, not spans that the site's style sheet draws. */
  drawn: boolean;
  goTo(index: number): void;
}

const BULLET = 'swiper-pagination-bullet';

function bulletClass(at: number, page: number, isDynamic: boolean): string {
  const names = [BULLET, at === page && `${BULLET}-active`];
  const away = at - page;
  if (isDynamic && Math.abs(away) <= 2) {
    const side = away < 0 ? '-prev' : '-next';
    names.push(`${BULLET}-active${away === 0 ? '-main' : side.repeat(Math.abs(away))}`);
  } else if (isDynamic) names.push(`${BULLET}-far`);
  return names.filter(Boolean).join(' ');
}

/** One button for each place where the row can stand. */
function bullets({ options, track, index, label, drawn, goTo }: PagingProps): ReactNode {
  const starts = pageStarts(track);
  const page = pageOf(index, starts);
  return starts.map((start, at) => {
    const props = {
      className: bulletClass(at, page, options.dynamicBullets),
      'aria-label': fillText(label, { n: start + 1 }, start + 1),
      'aria-current': at === page ? ('true' as const) : undefined,
      onClick: () => goTo(start),
    };
    if (drawn) return <button key={start} type="button" {...props} />;
    // biome-ignore lint/a11y/useSemanticElements: style sheets know bullets as plain elements
    return <span key={start} role="button" tabIndex={0} onKeyDown={onPress(() => goTo(start))} {...props} />;
  });
}

function fraction({ track, index }: PagingProps): ReactNode {
  const starts = pageStarts(track);
  return (
    <>
      <span className="swiper-pagination-current">{pageOf(index, starts) + 1}</span>
      {' / '}
      <span className="swiper-pagination-total">{starts.length}</span>
    </>
  );
}

function progress({ options, track, index }: PagingProps): ReactNode {
  const starts = pageStarts(track);
  const done = (pageOf(index, starts) + 1) / starts.length;
  const [x, y] = options.vertical ? [1, done] : [done, 1];
  return (
    <span
      className="swiper-pagination-progressbar-fill"
      style={{ transform: `translate3d(0,0,0) scaleX(${x}) scaleY(${y})`, transitionDuration: `${options.speed}ms` }}
    />
  );
}

const KINDS = { bullets, fraction, progressbar: progress };

/** Bullets, “2 / 5”, or a bar that grows. */
export function Paging(props: PagingProps): ReactNode {
  const { host, place, options, drawn } = props;
  const { pagination: kind, vertical, dynamicBullets } = options;
  if (kind === 'none') return null;
  const isBullets = kind === 'bullets';
  const names = {
    [`swiper-pagination-${kind}`]: true,
    'swiper-pagination-clickable': isBullets || undefined,
    'swiper-pagination-bullets-dynamic': (isBullets && dynamicBullets) || undefined,
    [`swiper-pagination-${vertical ? 'vertical' : 'horizontal'}`]: true,
  };
  const own = Object.entries(names).flatMap(([name, isOn]) => (isOn ? name : []));
  const className = [
    isBullets && drawn ? 'storefront-carousel-dots' : 'storefront-carousel-paging',
    ...(place ? [] : ['swiper-pagination', ...own]),
  ].join(' ');
  return (
    <>
      {place && <Bind to={place} class={names} />}
      <Place in={place ?? host} className={className} attrs={{ 'data-carousel-dots': '' }}>
        {KINDS[kind](props)}
      </Place>
    </>
  );
}
