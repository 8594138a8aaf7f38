import { isHtmlElement } from '../dom/nodes';
import type { SiteConfig } from '../settings/siteConfig';
import type { Manifest } from '../types';

/** Decides which elements are hosts: marked or adopted, not switched off, not released after a failure. */
export interface Claims {
  readonly manifests: readonly Manifest[];
  /** Claims the hosts of one more type; false when the site has switched that type off. */
  add(manifest: Manifest): boolean;
  selector(): string;
  selectorOf(manifest: Manifest): string;
  /** The selector without `[data-widget]`: twice as fast to search for, and enough if no element names the type. */
  adoptingSelectorOf(manifest: Manifest): string;
  claims(manifest: Manifest, element: Element): boolean;
  /** The type no longer claims the element, until `reclaim`. */
  release(element: Element, name: string): void;
  reclaim(element: Element, name: string): void;
  /** Claims nothing from now on, including elements that are still to be parsed. */
  end(): void;
}

/** A selector that no element matches. */
const NOTHING = '_';

/** The widget names in an element's `data-widget`. */
export function widgetNames(element: Element): string[] {
  const listed = element.getAttribute('data-widget')?.split(/\s+/) ?? [];
  return listed.filter((name) => name && name !== 'none');
}

/** Is the selector valid, also inside a list? An unclosed bracket would swallow the selectors after it. */
export function isSelector(selector: string): boolean {
  try {
    return document.createElement('p').matches(`${selector},p`);
  } catch {
    return false;
  }
}

/**
 * Creates the page's one set of claims; `onRelease` is called for each released element. Of the elements for which
 * `isLeft` returns true, built-in types claim only those that name them.
 */
export function createClaims(
  initial: readonly Manifest[],
  config: SiteConfig,
  onRelease: (element: Element, name: string) => void = () => {},
  isLeft: (element: Element) => boolean = () => false,
): Claims {
  const manifests: Manifest[] = [];
  const selectors = new Map<Manifest, string>();
  const adopting = new Map<Manifest, string>();
  const released = new WeakMap<Element, Set<string>>();
  const off = new Set(config.disable);
  let all = '[data-widget]';
  let hasEnded = false;

  const add = (manifest: Manifest): boolean => {
    if (off.has(manifest.name)) return false;
    manifests.push(manifest);
    const { adopts = [] } = manifest;
    // The whole list is checked first: each check costs time and invalid selectors are rare.
    const own = isSelector(adopts.join())
      ? adopts
      : adopts.filter(
          (selector) => isSelector(selector) || console.warn(`storefront-widgets: "${selector}" is no selector.`),
        );
    adopting.set(manifest, own.join() || NOTHING);
    selectors.set(manifest, [`[data-widget~="${manifest.name}"]`, ...own].join(','));
    all = [all, ...own].join(',');
    return true;
  };
  // Only integrators' types have `mount` or `component` here.
  const isMeant = (manifest: Manifest, element: Element): boolean =>
    'mount' in manifest || widgetNames(element).includes(manifest.name);
  const claims = (manifest: Manifest, element: Element): boolean =>
    !hasEnded &&
    isHtmlElement(element) &&
    element.matches(selectors.get(manifest) ?? NOTHING) &&
    !element.matches('[data-widget~=none]') &&
    !released.get(element)?.has(manifest.name) &&
    (!isLeft(element) || isMeant(manifest, element));

  initial.forEach(add);
  return {
    manifests,
    add,
    claims,
    selector: () => all,
    selectorOf: (manifest) => selectors.get(manifest) ?? NOTHING,
    adoptingSelectorOf: (manifest) => adopting.get(manifest) ?? NOTHING,
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
