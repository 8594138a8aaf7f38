import { idsOf, type Panel } from '../../ui/panels/panel';

const WIDGET = '.elementor-widget';
const LINKS = '[data-ekit-toggle=tab], .tab__list__item';
const PANES = '.tab-pane, .tabItem';

/** A tab of ElementsKit. */
export interface Tab extends Panel {
  title: HTMLElement;
  /** The classes of an open tab. */
  classes: readonly string[];
}

/** The elements of a host, without those of widgets inside it. */
function partsOf(host: Element, selector: string): HTMLElement[] {
  const widget = host.closest(WIDGET);
  return [...host.querySelectorAll<HTMLElement>(selector)].filter((one) => one.closest(WIDGET) === widget);
}

/** The tabs of a host. A link names its pane; where it names none, or several, links and panes have the same order. */
export function tabsOf(host: Element): Tab[] {
  const panes = partsOf(host, PANES);
  return partsOf(host, LINKS).flatMap((title, at) => {
    // Not from `href`, because the id there differs in case.
    const id = (title.dataset.target ?? '').slice(1);
    const named = panes.filter((pane) => id && pane.id === id);
    const body = named.length === 1 ? named[0] : panes[at];
    const slug = title.dataset.ekitHandlerId;
    const classes = title.matches('.tab__list__item') ? ['active'] : ['active', 'show'];
    return body
      ? [{ titles: [title], title, body, classes, names: [...(slug ? [slug] : []), ...idsOf(title, body)] }]
      : [];
  });
}

/** The tab that the server shows. */
export const firstOf = (tabs: readonly Tab[]): Tab | undefined =>
  tabs.find(({ title }) => title.classList.contains('active')) ?? tabs[0];

/** The nearest element around all titles, and the elements between this element and the titles. */
export function listOf(tabs: readonly Tab[]): { list: Element | null; items: Element[] } {
  const [first] = tabs;
  let list = first?.title.parentElement ?? null;
  while (list && !tabs.every(({ title }) => list?.contains(title))) list = list.parentElement;
  const items: Element[] = [];
  for (const { title } of tabs) {
    for (let item = title.parentElement; item && item !== list; item = item.parentElement) items.push(item);
  }
  return { list, items };
}

/** The mark under the title of the open tab. */
export const indicatorOf = (host: Element): HTMLElement | null => host.querySelector('.elemenetskit-toggle-indicator');
