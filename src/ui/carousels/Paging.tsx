import type { ReactNode } from 'react';
import { isElement } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import type { Plural } from '../../core/settings/settings';
import { fillText } from '../../page/base/textsOf';
import { onPress } from './keys';
import { type CarouselOptions, pageOf, pageStarts, type Track } from './rules';

interface PagingProps {
  host: HTMLElement;
  /** The server's container; without one, a container is added at the end of the host. */
  place: HTMLElement | null;
  options: CarouselOptions;
  track: Track;
  index: number;
  label: Plural;
  /** Makes bullets buttons for our style sheet, not spans for the site's. */
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

/** The properties of each bullet; `start` is the index to which it moves. */
function bulletsOf({ options, track, index, label }: PagingProps) {
  const starts = pageStarts(track);
  const page = pageOf(index, starts);
  return starts.map((start, at) => ({
    start,
    className: bulletClass(at, page, options.dynamicBullets),
    label: fillText(label, { n: start + 1 }, start + 1),
    current: at === page ? ('true' as const) : undefined,
  }));
}

/** One bullet for each page, drawn by our style sheet. */
const bullets = (props: PagingProps): ReactNode =>
  bulletsOf(props).map(({ start, className, label, current }) => (
    <button
      key={start}
      type="button"
      className={className}
      aria-label={label}
      aria-current={current}
      onClick={() => props.goTo(start)}
    />
  ));

const BULLETS = '[data-carousel-dots]';

type Looks = Record<string, boolean | undefined>;

/** One bullet for each page, directly in the server's container, because ElementsKit's style sheet requires that. */
function Bullets({ names, ...props }: PagingProps & { place: HTMLElement; names: Looks }): ReactNode {
  const { place } = props;
  const all = bulletsOf(props);
  const pressed = (event: PageEvent): void => {
    const bullet = isElement(event.target) ? event.target.closest(BULLETS) : null;
    const at = bullet ? [...place.querySelectorAll(BULLETS)].indexOf(bullet) : -1;
    if (all[at]) props.goTo(all[at].start);
  };
  const onKeyDown = (event: PageEvent): void => {
    if (isElement(event.target) && event.target.matches(BULLETS)) {
      onPress(() => pressed(event))(event as Event as KeyboardEvent);
    }
  };
  return (
    <>
      <Bind to={place} class={names} on={{ click: pressed, keydown: onKeyDown }} />
      {all.map(({ className, label, current }, at) => (
        <Place
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in order, and new ones come to the end
          key={at}
          in={place}
          as="span"
          className={className}
          attrs={{
            role: 'button',
            tabindex: 0,
            'aria-label': label,
            'aria-current': current,
            'data-carousel-dots': '',
          }}
        />
      ))}
    </>
  );
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

/** The pagination: bullets, a fraction such as “2 / 5”, or a bar that grows. */
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
  if (isBullets && place && !drawn) {
    return <Bullets {...props} place={place} names={{ ...names, 'storefront-carousel-bullets': true }} />;
  }
  const className = [
    isBullets ? 'storefront-carousel-dots' : 'storefront-carousel-paging',
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
