import { cleanHtml, textIn } from '../core/html';
import { announce } from './base/announce';
import { breakpoints, currentDevice, hasTouch, isRtl, isTouchFirst, reducesMotion, savesData } from './base/device';
import { isEditMode, onEditMode } from './base/editMode';
import { asArgument, ask, emit, on, type PageEventInfo } from './base/events';
import { globalText, isYes, pageGlobal } from './base/globals';
import { fillText } from './base/textsOf';
import { goTo, hashId, safeUrl, siteAddress } from './base/url';
import { isCartBusy, queueCartWrite } from './cartQueue';
import { asksForConsent, hasConsent, onConsent } from './consent';
import { readCookie, removeCookie, writeCookie } from './cookies';
import { focusOn, isTyping, rememberFocus, tabbable } from './focus';
import { adminAjax, postJson, wcAjax, wcAjaxUrl } from './http';
import { uploadMedia } from './media';
import { MESSAGES } from './messages';
import { rest } from './rest';
import { restRoot, restUrl } from './restUrl';
import { canStore, readStored, removeStored, writeStored } from './storage';

/** Events as integrators use them: those of the shop with their arguments, and any other. */
interface Events {
  emit: typeof emit & ((target: EventTarget, name: string, ...args: unknown[]) => boolean);
  on: typeof on &
    ((target: EventTarget, name: string, handler: (args: unknown[], event: PageEventInfo) => void) => () => void);
  ask: typeof ask & ((target: EventTarget, name: string, ...args: unknown[]) => boolean);
  asArgument: typeof asArgument;
}

/** The page services, which integrators' widgets get as `page`; built-in widgets import the modules. */
export const page = {
  announce,
  cart: { write: queueCartWrite, isBusy: isCartBusy },
  consent: { isAsked: asksForConsent, has: hasConsent, subscribe: onConsent },
  cookies: { get: readCookie, set: writeCookie, remove: removeCookie },
  device: { breakpoints, current: currentDevice, hasTouch, isRtl, isTouchFirst, reducesMotion, savesData },
  editMode: { isOn: isEditMode, subscribe: onEditMode },
  events: { emit, on, ask, asArgument } as Events,
  focus: { on: focusOn, remember: rememberFocus, isTyping, tabbable },
  globals: { get: pageGlobal, text: globalText, isYes },
  html: { clean: cleanHtml, text: textIn },
  http: { postJson, wcAjax, wcAjaxUrl, adminAjax },
  media: { upload: uploadMedia },
  messages: MESSAGES,
  rest: { fetch: rest, root: restRoot, url: restUrl },
  storage: { read: readStored, write: writeStored, remove: removeStored, canStore },
  texts: { fill: fillText },
  url: { goTo, hashId, safe: safeUrl, ofSite: siteAddress },
} as const;

/** The type of the page services. */
export type Page = typeof page;
