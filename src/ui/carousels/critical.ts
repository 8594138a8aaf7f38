/** How many columns a style sheet can know of before the script does. */
const MOST = 8;

interface Columns {
  /** The element that has the settings. */
  host: string;
  /** The setting that holds the columns. */
  key: string;
  /** On desktop, tablet and mobile where nothing else is set. */
  columns: readonly [number, number, number];
  /** The element inside that they are for. @default the host */
  inside?: string;
}

/** A row that can be scrolled, as wide as variables say; `space` in pixels. */
export const criticalRow = (host: string, space: number): string =>
  `:where(${host}){--carousel-space:${space}px}` +
  `:where(${host} .swiper-wrapper){display:flex;gap:var(--carousel-space);overflow:auto;scrollbar-width:none}` +
  `:where(${host} .swiper-wrapper>.swiper-slide){min-width:0;transition-property:none;` +
  'flex:0 0 calc((100% + var(--carousel-space))/var(--carousel-columns) - var(--carousel-space))}';

/** Style rules that read Elementor's settings, so that slides stand as configured before anything has started. */
export function criticalColumns({ host, key, columns, inside = '' }: Columns): string {
  const where = (condition: string, count: number): string =>
    `:where(${host}${condition} ${inside}){--carousel-columns:${count}}`;
  const given = (suffix: string): string =>
    Array.from({ length: MOST }, (_, at) => where(`[data-settings*='"${key}${suffix}":"${at + 1}"']`, at + 1)).join('');
  const [desktop, tablet, mobile] = columns;
  return (
    where('', desktop) +
    given('') +
    `@media(max-width:1024px){${where('', tablet)}${where(`[data-settings*='"${key}":"1"']`, 1)}${given('_tablet')}}` +
    `@media(max-width:767px){${where('', mobile)}${given('_mobile')}}`
  );
}
