import { cleanHtml, textIn } from '../core/dom/html.js';
import { breakpoints, currentDevice } from '../elementor/base/breakpoints.js';
import { isEditMode, onEditMode } from '../elementor/base/editMode.js';
import { onDevice, type PerDevice } from '../elementor/devices.js';
import { announce } from '../page/base/announce.js';
import { hasTouch, isRtl, isTouchFirst, reducesMotion, savesData } from '../page/base/device.js';
import { asArgument, ask, emit, on, type PageEventInfo } from '../page/base/events.js';
import { globalText, isYes } from '../page/base/globals.js';
import { fillText } from '../page/base/textsOf.js';
import { goTo, hashId, safeUrl, siteAddress } from '../page/base/url.js';
import { focusOn, isTyping, rememberFocus, tabbable } from '../page/focus/focus.js';
import { adminAjax, postJson, wcAjax, wcAjaxUrl } from '../page/network/http.js';
import { hasConsent, onConsent } from '../page/storage/consent.js';
import { readCookie, removeCookie, writeCookie } from '../page/storage/cookies.js';
import { asksForConsent } from '../page/storage/notice.js';
import { canStore, readStored, removeStored, writeStored } from '../page/storage/storage.js';
import { isCartBusy, queueCartWrite } from '../woocommerce/cartQueue.js';
import { uploadMedia } from '../wordpress/media.js';
import { rest } from '../wordpress/rest.js';
import { restRoot, restUrl } from '../wordpress/restUrl.js';
/** The event functions as integrators use them: for the shop's events, with their arguments, and for any other. */
interface Events {
    emit: typeof emit & ((target: EventTarget, name: string, ...args: unknown[]) => boolean);
    on: typeof on & ((target: EventTarget, name: string, handler: (args: unknown[], event: PageEventInfo) => void) => () => void);
    ask: typeof ask & ((target: EventTarget, name: string, ...args: unknown[]) => boolean);
    asArgument: typeof asArgument;
}
/** The current device, for a component, which renders again when it changes. */
declare const useDevice: () => string;
/** What a setting of `perDevice` is on a device. @default the current one */
declare const valueOn: <T>(values: PerDevice<T>, device?: string) => T;
/** The page services, which integrators' widgets get as `page`; built-in widgets import the modules. */
export declare const page: {
    readonly announce: typeof announce;
    readonly cart: {
        readonly write: typeof queueCartWrite;
        readonly isBusy: typeof isCartBusy;
    };
    readonly consent: {
        readonly isAsked: typeof asksForConsent;
        readonly has: typeof hasConsent;
        readonly subscribe: typeof onConsent;
    };
    readonly cookies: {
        readonly get: typeof readCookie;
        readonly set: typeof writeCookie;
        readonly remove: typeof removeCookie;
    };
    readonly device: {
        readonly breakpoints: typeof breakpoints;
        readonly current: typeof currentDevice;
        readonly hasTouch: typeof hasTouch;
        readonly isRtl: typeof isRtl;
        readonly isTouchFirst: typeof isTouchFirst;
        readonly reducesMotion: typeof reducesMotion;
        readonly savesData: typeof savesData;
        readonly subscribe: typeof onDevice;
        readonly useDevice: typeof useDevice;
        readonly valueFor: typeof valueOn;
    };
    readonly editMode: {
        readonly isOn: typeof isEditMode;
        readonly subscribe: typeof onEditMode;
    };
    readonly events: Events;
    readonly focus: {
        readonly on: typeof focusOn;
        readonly remember: typeof rememberFocus;
        readonly isTyping: typeof isTyping;
        readonly tabbable: typeof tabbable;
    };
    readonly globals: {
        readonly get: typeof import("../core/settings/siteGlobals.js").siteGlobal;
        readonly text: typeof globalText;
        readonly isYes: typeof isYes;
    };
    readonly html: {
        readonly clean: typeof cleanHtml;
        readonly text: typeof textIn;
    };
    readonly http: {
        readonly postJson: typeof postJson;
        readonly wcAjax: typeof wcAjax;
        readonly wcAjaxUrl: typeof wcAjaxUrl;
        readonly adminAjax: typeof adminAjax;
    };
    readonly media: {
        readonly upload: typeof uploadMedia;
    };
    readonly messages: {
        readonly notJson: string;
        readonly unknown: string;
        readonly offline: string;
        readonly media: string;
        readonly noAnswer: string;
        readonly serverError: string;
        readonly unexpected: string;
        readonly again: string;
    };
    readonly rest: {
        readonly fetch: typeof rest;
        readonly root: typeof restRoot;
        readonly url: typeof restUrl;
    };
    readonly storage: {
        readonly read: typeof readStored;
        readonly write: typeof writeStored;
        readonly remove: typeof removeStored;
        readonly canStore: typeof canStore;
    };
    readonly texts: {
        readonly fill: typeof fillText;
    };
    readonly url: {
        readonly goTo: typeof goTo;
        readonly hashId: typeof hashId;
        readonly safe: typeof safeUrl;
        readonly ofSite: typeof siteAddress;
    };
};
/** The type of the page services. */
export type Page = typeof page;
export {};
