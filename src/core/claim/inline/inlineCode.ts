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

/** The address of our files, known even when an optimiser has merged the loader into another file. */
export const printedBase = (): string | undefined => inlineCode().base;

/** Repeats the presses that were held until the loader's listeners existed. */
export const releasePresses = (): void => inlineCode().release?.();

/** Has the plugin left scripts out of this page? */
export const hasLeftOut = (): boolean => inlineCode().bringBack !== undefined;

/** Gives the page back the scripts that the plugin has left out: a file that replaces them could not be loaded. */
export const bringBackLeftOut = (): void => inlineCode().bringBack?.();
