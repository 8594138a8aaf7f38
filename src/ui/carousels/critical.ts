import { MOBILE, TABLET } from '../../elementor/base/breakpoints';

/** Rules are written for up to this many columns. */
const MOST = 8;

interface Columns {
  /** Selector of the element with `data-settings`. */
  host: string;
  /** The name of the setting with the columns. */
  key: string;
  /** The defaults for desktop, tablet and mobile. */
  columns: readonly [number, number, number];
  /** Selector of the element inside that gets the columns. @default the host */
  inside?: string;
}

/** Style rules for a row that scrolls, until the carousel's own style sheet has loaded; `space` in pixels. */
export const criticalRow = (host: string, space: number): string =>
  `:where(${host}){--carousel-space:${space}px}` +
  `:where(${host} .swiper-wrapper){display:flex;gap:var(--carousel-space);overflow:auto;scrollbar-width:none}` +
  `:where(${host} .swiper-wrapper>.swiper-slide){min-width:0;transition-property:none;` +
  'flex:0 0 calc((100% + var(--carousel-space))/var(--carousel-columns) - var(--carousel-space))}' +
  // Vendors' sheets keep slides narrow until Swiper starts, with the columns of the desktop on all devices.
  `${host} :not([class*=-initialized])>.swiper-wrapper>.swiper-slide{max-width:none!important;margin-inline-end:0!important}`;

/** Style rules that match Elementor's settings, so that the slides have their widths before any script runs. */
export function criticalColumns({ host, key, columns, inside = '' }: Columns): string {
  const where = (condition: string, count: number): string =>
    `:where(${host}${condition} ${inside}){--carousel-columns:${count}}`;
  const given = (suffix: string): string =>
    Array.from({ length: MOST }, (_, at) => where(`[data-settings*='"${key}${suffix}":"${at + 1}"']`, at + 1)).join('');
  const [desktop, tablet, mobile] = columns;
  return (
    where('', desktop) +
    given('') +
    `@media(max-width:${TABLET}px){${where('', tablet)}${where(`[data-settings*='"${key}":"1"']`, 1)}${given('_tablet')}}` +
    `@media(max-width:${MOBILE}px){${where('', mobile)}${given('_mobile')}}`
  );
}
