import { isTag } from '../../core/dom/nodes';
import { idsOf, type Panel } from '../../ui/panels/panel';

const ROOT = '.e-n-accordion';

/** An item of the accordion. */
export interface Item extends Panel {
  details: HTMLDetailsElement;
}

/** The items of a host. */
export function itemsOf(host: Element): Item[] {
  const root = host.matches(ROOT) ? host : host.querySelector(ROOT);
  return [...(root?.children ?? [])].flatMap((details) => {
    if (!isTag(details, 'details')) return [];
    const title = details.querySelector<HTMLElement>(':scope > summary');
    const body = details.querySelector<HTMLElement>(':scope > :not(summary)');
    return title && body ? [{ titles: [title], body, details, names: idsOf(details, title, body) }] : [];
  });
}
