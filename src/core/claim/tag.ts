/** The loader's script tag, and the options that it and the site's configuration give. */
import { type SiteConfig, siteConfig } from '../settings/siteConfig';
import { currentScript } from '../settings/siteGlobals';
import { printedBase } from './inline/inlineCode';

/**
 * Is it the loader's own file? An optimiser's merged file has no chunks beside it, and its tag lacks our attributes.
 */
const isNamedOurs = ({ src }: HTMLScriptElement): boolean =>
  src.startsWith('http') && new URL(src).pathname.endsWith('/storefront-widgets.js');

/** The loader's tag, even if an optimiser runs the loader from another; null if there is none. */
export function scriptTag(): HTMLScriptElement | null {
  const current = currentScript();
  if (current && isNamedOurs(current)) return current;
  return (
    [...document.querySelectorAll<HTMLScriptElement>('script[src*="storefront-widgets.js"]')].find(isNamedOurs) ?? null
  );
}

/** The running script if the loader was inlined, possibly as a `data:` or `blob:` address. */
function inlinedTag(): HTMLScriptElement | null {
  const current = currentScript();
  return current && !current.src.startsWith('http') ? current : null;
}

/** The loader's options, from the site's configuration and the script tag. */
export function switches(tag: HTMLScriptElement | null): SiteConfig {
  const config = siteConfig();
  const {
    base = config.base === undefined ? printedBase() : config.base,
    disable,
    debug,
  } = { ...tag?.dataset, ...inlinedTag()?.dataset };
  return {
    base,
    debug: config.debug || debug !== undefined,
    disable: [config.disable, disable]
      .flat()
      .join(' ')
      .split(/[\s,]+/),
  };
}

/** The address of the folder with the other files; undefined if nothing tells it. */
export function chunkBase(tag: HTMLScriptElement | null, config: SiteConfig): string | undefined {
  const given = config.base ? `${config.base.replace(/\/*$/, '')}/` : config.base !== null && tag?.src;
  return given ? new URL('.', new URL(given, document.baseURI)).href : undefined;
}

/** The nonce of the page's policy, of any script: a module, or an optimiser's file with the loader, may have none. */
export function pageNonce(tag: HTMLScriptElement | null): string {
  const withNonce = document.querySelector<HTMLScriptElement>('script[nonce]');
  return [currentScript(), tag, withNonce].map((script) => script?.nonce).find(Boolean) ?? '';
}
