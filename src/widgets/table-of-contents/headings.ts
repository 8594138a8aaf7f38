import { isRecord } from '../../core/settings/settings';
import { pageGlobal } from '../../page/base/globals';
import type { ContentsSettings } from './settings';

const OUTSIDE =
  '[data-elementor-type=popup], [data-elementor-type=header], [data-elementor-type=footer], .dialog-widget, [aria-live], [role=listbox]';

/** The maximum number of headings: a longer list helps nobody, and each heading is observed. */
const MOST = 500;

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.closest(selector) !== null;
  } catch {
    return false;
  }
};

function findAll(selector: string): Element[] | null {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return null;
  }
}

/**
 * The elements in which headings are searched: those in the settings, which may be none, else Elementor's document of
 * the page, else `main`.
 */
function containersOf(host: Element, named: string): Element[] {
  const given = named ? findAll(named) : null;
  if (given) return given;
  const { post } = pageGlobal('elementorFrontendConfig') ?? {};
  const id = isRecord(post) ? Number(post.id) : Number.NaN;
  const own = id > 0 ? document.querySelector(`.elementor[data-elementor-id="${id}"]`) : null;
  return [own || host.closest('.elementor') || document.querySelector('main') || document.body];
}

/** The headings for the list, in document order. */
export function headingsOf(host: Element, settings: ContentsSettings): HTMLElement[] {
  const { headings_by_tags: tags, exclude_headings_by_selector: excluded, container } = settings;
  if (tags.length === 0) return [];
  const inside = containersOf(host, container).flatMap((root) => {
    const all = [...root.querySelectorAll<HTMLElement>(tags.join())];
    return root.closest(OUTSIDE) ? all : all.filter((heading) => !heading.closest(OUTSIDE));
  });
  const found = [...new Set(inside)].filter(
    (heading) =>
      !host.contains(heading) &&
      !heading.closest('.elementor-toc__header') &&
      heading.textContent?.trim() &&
      !excluded.some((selector) => matches(heading, selector)),
  );
  return found.slice(0, MOST);
}

/** An item of the list, with the items below it. */
export interface Item<T> {
  heading: T;
  /** Its index among all headings. */
  at: number;
  items: Item<T>[];
}

/** Puts each heading below the last larger one before it; into one flat list unless `isNested`. */
export function treeOf<T>(headings: readonly T[], levelOf: (heading: T) => number, isNested: boolean): Item<T>[] {
  const top: Item<T>[] = [];
  const open: { level: number; items: Item<T>[] }[] = [{ level: 0, items: top }];
  for (const [at, heading] of headings.entries()) {
    const item: Item<T> = { heading, at, items: [] };
    const level = isNested ? levelOf(heading) : 1;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    (open.at(-1)?.items ?? top).push(item);
    open.push({ level, items: item.items });
  }
  return top;
}

/** Does the item or one below it belong to the heading with index `at`? */
export const holds = <T>(item: Item<T>, at: number): boolean =>
  item.at === at || item.items.some((inner) => holds(inner, at));
