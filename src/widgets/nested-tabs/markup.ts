import { isHtmlElement } from '../../core/dom/nodes';
import { idsOf, type Panel } from '../../ui/panels/panel';

const ROOT = '.e-n-tabs';
const HEADING = '.e-n-tabs-heading';

/** The root of the tabs: the host itself or an element inside. */
export const rootOf = (host: Element): HTMLElement | null =>
  host.matches(ROOT) ? (host as HTMLElement) : host.querySelector<HTMLElement>(ROOT);

/** The list of titles. */
export const headingOf = (host: Element): HTMLElement | null =>
  rootOf(host)?.querySelector<HTMLElement>(`:scope > ${HEADING}`) ?? null;

const TITLE = '.e-n-tab-title';

/** The tabs of a host. Title and panel have the same number; early versions have a second title before each panel. */
export function tabsOf(host: Element): Panel[] {
  const content = rootOf(host)?.querySelector(':scope > .e-n-tabs-content');
  const titles = [...(headingOf(host)?.querySelectorAll<HTMLElement>(TITLE) ?? [])];
  const bodies = [...(content?.children ?? [])].filter((child) =>
    child.matches('.e-con, [data-tab-index], [role=tabpanel]'),
  );
  return titles.flatMap((title, at) => {
    const number = title.dataset.tabIndex;
    const body = bodies.find((one) => number && (one as HTMLElement).dataset.tabIndex === number) ?? bodies[at];
    if (!isHtmlElement(body)) return [];
    const before = body.previousElementSibling;
    const titles = isHtmlElement(before) && before.matches(TITLE) ? [title, before] : [title];
    return [{ titles, body, names: idsOf(...titles, body) }];
  });
}

/** The tab that the server shows. */
export const firstOf = (tabs: readonly Panel[]): Panel | undefined =>
  tabs.find(({ titles }) => titles[0]?.getAttribute('aria-selected') === 'true') ?? tabs[0];

/** Does the style sheet put each title above its panel, as it does in narrow windows? */
export const isFolded = (heading: Element | null): boolean =>
  !!heading && getComputedStyle(heading).display === 'contents';
