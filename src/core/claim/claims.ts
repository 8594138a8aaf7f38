import type { SiteConfig } from '../settings/siteConfig';
import type { Manifest } from '../types';

/** Knows which elements are ours: marked or adopted, not switched off, not handed back after a failure. */
export interface Claims {
  readonly manifests: readonly Manifest[];
  /** Claims the hosts of one more type; false when the site has it switched off. */
  add(manifest: Manifest): boolean;
  selector(): string;
  selectorOf(manifest: Manifest): string;
  claims(manifest: Manifest, element: Element): boolean;
  /** The type no longer claims the element, until `reclaim`. */
  release(element: Element, name: string): void;
  reclaim(element: Element, name: string): void;
  /** Releases all elements, including those that the browser has yet to parse. */
  end(): void;
}

/** The widget names that an element's `data-widget` lists. */
export function widgetNames(element: Element): string[] {
  const listed = element.getAttribute('data-widget')?.split(/\s+/) ?? [];
  return listed.filter((name) => name && name !== 'none');
}

/** Can the selector join a list? An unclosed one cannot: the browser would read what follows into it. */
export function isSelector(selector: string): boolean {
  try {
    return document.createElement('p').matches(`${selector},p`);
  } catch {
    return false;
  }
}

/** Makes the page's one set of claims; `onRelease` hears of elements that are handed back. */
export function createClaims(
  initial: readonly Manifest[],
  config: SiteConfig,
  onRelease: (element: Element, name: string) => void = () => {},
): Claims {
  const manifests: Manifest[] = [];
  const selectors = new Map<Manifest, string>();
  const released = new WeakMap<Element, Set<string>>();
  const off = new Set(config.disable);
  let all = '[data-widget]';
  let hasEnded = false;

  const add = (manifest: Manifest): boolean => {
    if (off.has(manifest.name)) return false;
    manifests.push(manifest);
    const { adopts = [] } = manifest;
    // All at once first, because each check costs and hardly any selector is wrong.
    const own = isSelector(adopts.join())
      ? adopts
      : adopts.filter(
          (selector) => isSelector(selector) || console.warn(`storefront-widgets: "${selector}" is no selector.`),
        );
    selectors.set(manifest, [`[data-widget~="${manifest.name}"]`, ...own].join(','));
    all = [all, ...own].join(',');
    return true;
  };
  const claims = (manifest: Manifest, element: Element): boolean =>
    !hasEnded &&
    element instanceof HTMLElement &&
    element.matches(selectors.get(manifest) ?? '_') &&
    !element.matches('[data-widget~=none]') &&
    !released.get(element)?.has(manifest.name);

  initial.forEach(add);
  return {
    manifests,
    add,
    claims,
    selector: () => all,
    selectorOf: (manifest) => selectors.get(manifest) ?? '_',
    release(element, name) {
      const names = released.get(element) ?? new Set();
      released.set(element, names.add(name));
      onRelease(element, name);
    },
    reclaim(element, name) {
      released.get(element)?.delete(name);
    },
    end() {
      hasEnded = true;
    },
  };
}
