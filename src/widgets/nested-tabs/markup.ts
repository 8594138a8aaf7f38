import { idsOf, type Panel } from '../../ui/panels/panel';

const ROOT = '.e-n-tabs';
const HEADING = '.e-n-tabs-heading';

export const rootOf = (host: Element): HTMLElement | null =>
  host.matches(ROOT) ? (host as HTMLElement) : host.querySelector<HTMLElement>(ROOT);

/** The list of titles. */
export const headingOf = (host: Element): HTMLElement | null =>
  rootOf(host)?.querySelector<HTMLElement>(`:scope > ${HEADING}`) ?? null;

/** The tabs of a host, by the number that title and panel have in common. */
export function tabsOf(host: Element): Panel[] {
  const content = rootOf(host)?.querySelector(':scope > .e-n-tabs-content');
  const titles = [...(headingOf(host)?.querySelectorAll<HTMLElement>('.e-n-tab-title') ?? [])];
  const bodies = [...(content?.children ?? [])].filter((child) => child.matches('[data-tab-index], [role=tabpanel]'));
  return titles.flatMap((title, at) => {
    const number = title.dataset.tabIndex;
    const body = bodies.find((one) => number && (one as HTMLElement).dataset.tabIndex === number) ?? bodies[at];
    return body instanceof HTMLElement ? [{ titles: [title], body, names: idsOf(title, body) }] : [];
  });
}

/** The tab that the server shows. */
export const firstOf = (tabs: readonly Panel[]): Panel | undefined =>
  tabs.find(({ titles }) => titles[0]?.getAttribute('aria-selected') === 'true') ?? tabs[0];

/** On narrow windows the style sheet puts each title above its panel, like an accordion. */
export const isFolded = (heading: Element | null): boolean =>
  !!heading && getComputedStyle(heading).display === 'contents';
