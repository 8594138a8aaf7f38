import { isRecord } from '../../core/settings/settings';
import { pageGlobal } from '../../page/base/globals';
import type { ContentsSettings } from './settings';

const OUTSIDE =
  '[data-elementor-type=popup], [data-elementor-type=header], [data-elementor-type=footer], .dialog-widget';

/** A longer list helps nobody, and each heading is watched. */
const MOST = 500;

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.closest(selector) !== null;
  } catch {
    return false;
  }
};

function find(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}

/** Where headings are looked for: what the settings name, the page's own document, or its main part. */
function containerOf(host: Element, named: string): Element {
  const { post } = pageGlobal('elementorFrontendConfig') ?? {};
  const id = isRecord(post) ? Number(post.id) : Number.NaN;
  const own = id > 0 ? find(`.elementor[data-elementor-id="${id}"]`) : null;
  return (named && find(named)) || own || host.closest('.elementor') || find('main') || document.body;
}

/** The headings that the list is made of, in the page's order. */
export function headingsOf(host: Element, settings: ContentsSettings): HTMLElement[] {
  const { headings_by_tags: tags, exclude_headings_by_selector: excluded, container } = settings;
  if (tags.length === 0) return [];
  const root = containerOf(host, container);
  const found = [...root.querySelectorAll<HTMLElement>(tags.join())].filter(
    (heading) =>
      !host.contains(heading) &&
      !heading.closest('.elementor-toc__header') &&
      heading.textContent?.trim() &&
      (root.closest(OUTSIDE) || !heading.closest(OUTSIDE)) &&
      !excluded.some((selector) => matches(heading, selector)),
  );
  return found.slice(0, MOST);
}
