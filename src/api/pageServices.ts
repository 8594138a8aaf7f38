import { cleanHtml, textIn } from '../core/dom/html';
import { useStore } from '../core/react/hooks';
import { breakpoints, currentDevice } from '../elementor/base/breakpoints';
import { isEditMode, onEditMode } from '../elementor/base/editMode';
import { onDevice, type PerDevice, valueFor } from '../elementor/devices';
import { announce } from '../page/base/announce';
import { hasTouch, isRtl, isTouchFirst, reducesMotion, savesData } from '../page/base/device';
import { asArgument, ask, emit, on, type PageEventInfo } from '../page/base/events';
import { globalText, isYes, pageGlobal } from '../page/base/globals';
import { fillText } from '../page/base/textsOf';
import { goTo, hashId, safeUrl, siteAddress } from '../page/base/url';
import { focusOn, isTyping, rememberFocus, tabbable } from '../page/focus/focus';
import { adminAjax, MESSAGES, postJson, wcAjax, wcAjaxUrl } from '../page/network/http';
import { hasConsent, onConsent } from '../page/storage/consent';
import { readCookie, removeCookie, writeCookie } from '../page/storage/cookies';
import { asksForConsent } from '../page/storage/notice';
import { canStore, readStored, removeStored, writeStored } from '../page/storage/storage';
import { isCartBusy, queueCartWrite } from '../woocommerce/cartQueue';
import { uploadMedia } from '../wordpress/media';
import { rest } from '../wordpress/rest';
import { restRoot, restUrl } from '../wordpress/restUrl';

/** The event functions as integrators use them: for the shop's events, with their arguments, and for any other. */
interface Events {
  emit: typeof emit & ((target: EventTarget, name: string, ...args: unknown[]) => boolean);
  on: typeof on &
    ((target: EventTarget, name: string, handler: (args: unknown[], event: PageEventInfo) => void) => () => void);
  ask: typeof ask & ((target: EventTarget, name: string, ...args: unknown[]) => boolean);
  asArgument: typeof asArgument;
}

/** The current device, for a component, which renders again when it changes. */
const useDevice = (): string => useStore(onDevice, currentDevice);

/** What a setting of `perDevice` is on a device. @default the current one */
const valueOn = <T>(values: PerDevice<T>, device: string = currentDevice()): T => valueFor(values, device);

/** The page services, which integrators' widgets get as `page`; built-in widgets import the modules. */
export const page = {
  announce,
  cart: { write: queueCartWrite, isBusy: isCartBusy },
  consent: { isAsked: asksForConsent, has: hasConsent, subscribe: onConsent },
  cookies: { get: readCookie, set: writeCookie, remove: removeCookie },
  device: {
    breakpoints,
    current: currentDevice,
    hasTouch,
    isRtl,
    isTouchFirst,
    reducesMotion,
    savesData,
    subscribe: onDevice,
    useDevice,
    valueFor: valueOn,
  },
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
