/** What a change is for, in words. */
import { pageOf } from './selectors';
import { inside, t } from './texts';

/** The scope of changes: the selected element, or all widgets of its type on the site. */
export type Scope = 'element' | 'type';

/** What sites put between a page's title and their own name. */
const BEFORE_SITE = / [–—|·»-] .*/;

/** The name of the page that is open: its heading, else its title. */
function nameOfPage({ body, title }: Document): string {
  const heading = body.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').trim();
  return (heading || title.replace(BEFORE_SITE, '')).slice(0, 60);
}

/** Where a change of the selected element shows, in words. `label` is the type's name. */
export function elementScope(host: HTMLElement, selector: string, label: string): string {
  const page = pageOf(host.ownerDocument);
  const template = host.closest('[data-elementor-id]')?.getAttribute('data-elementor-type');
  const isOfPage = (page && selector.startsWith(page)) || (template && /^wp-(page|post)$/.test(template));
  if (isOfPage) return t('Only this %1$s, on “%2$s”', inside(label), nameOfPage(host.ownerDocument));
  return t('This %s, wherever it appears', inside(label));
}

/** Where a change of the whole type shows, in words. */
export const typeScope = (label: string): string => t('Every %s of the site', inside(label));
