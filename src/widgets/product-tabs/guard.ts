import { sendInit, silenceInit } from '../../core/silenceInit';
import type { GuardContext } from '../../core/types';

const WRAPPERS = '.wc-tabs-wrapper, .woocommerce-tabs';

/** Legacy tabs start when the `init` of a wrapper, or of the rating inside, reaches the body. */
export const guardTabs = (context: GuardContext): void =>
  silenceInit(context, () => [...document.querySelectorAll(WRAPPERS)].filter(context.claims));

/** Lets legacy tabs start on this wrapper after all. */
export const releaseTabs = (host: Element, context: GuardContext): void => sendInit(context, host);
