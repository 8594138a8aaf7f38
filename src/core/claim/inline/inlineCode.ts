import { siteObject } from '../../settings/siteGlobals';

/** What the inline scripts offer to the loader and the runtime, in `window.storefrontWidgetsEarly`. */
export interface InlineCode {
  /** Where our files are, as the plugin prints it; a script of the theme may replace `storefrontWidgetsConfig`. */
  base?: string;
  /** Ends the holding of presses and repeats them: `entries/early.ts`. */
  release?(): void;
  /** Loads the scripts that the plugin has left out: `entries/leftOut.ts`, on pages where it has. */
  bringBack?(): void;
}

declare global {
  interface Window {
    storefrontWidgetsEarly?: InlineCode;
  }
}

const inlineCode = (): InlineCode => siteObject<InlineCode>('storefrontWidgetsEarly') ?? {};

/** Adds to what the inline scripts offer, in the object that is there. */
export function offer(code: InlineCode): void {
  window.storefrontWidgetsEarly = Object.assign(inlineCode(), code);
}

/** Where our files are, also where an optimiser has merged the loader into a file of its own. */
export const printedBase = (): string | undefined => inlineCode().base;

/** Our listeners are there: what was pressed before them happens now. */
export const releasePresses = (): void => inlineCode().release?.();

/** Has the plugin left scripts out of this page? */
export const hasLeftOut = (): boolean => inlineCode().bringBack !== undefined;

/** Something of ours cannot be had, so the page gets back the scripts that the plugin has left out for it. */
export const bringBackLeftOut = (): void => inlineCode().bringBack?.();
