import { isElement } from '../../core/dom/nodes';
import { type JQueryStatic, pageJQuery } from '../../core/jquery/jquery';
import { isRecord } from '../../core/settings/settings';
import { windowValue } from '../../core/settings/siteGlobals';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';
import { runAction } from '../actionLinks';
import { breakpoints, currentDevice } from '../base/breakpoints';
import { isEditMode } from '../base/editMode';
import { OURS } from '../base/theirScript';
import { minWidthOf, onDevice, valueFor } from '../devices';
import { startOfStandIn } from '../loader/hiddenSettings';
import { readEntry, writeEntry } from '../storage';
import { Base, ViewModule } from './Base';
import { ElementsHandler } from './handlers';
import { Hooks } from './hooks';
import { answerAddOns, urlActions } from './urlActions';

interface ListOptions {
  largeToSmall?: boolean;
  withDesktop?: boolean;
}

function namesOf({ largeToSmall = false, withDesktop = false }: ListOptions = {}): string[] {
  const names = breakpoints().map(({ name }) => name);
  if (withDesktop) {
    const wide = names.indexOf('widescreen');
    names.splice(wide < 0 ? names.length : wide, 0, 'desktop');
  }
  return largeToSmall ? names.reverse() : names;
}

/** The site's breakpoints, as the API for add-ons. */
const breakpointsApi = {
  getActiveBreakpointsList: namesOf,
  getBreakpointValues: (): number[] => breakpoints().map(({ value }) => value),
  getDeviceMinBreakpoint: minWidthOf,
  getDesktopMinPoint: (): number => minWidthOf('desktop'),
  getDesktopPreviousDeviceKey: (): string => {
    const names = namesOf({ withDesktop: true });
    return names[names.indexOf('desktop') - 1] ?? 'desktop';
  },
};

/** A setting's value on the current device: its own, else that of the next larger device. */
function settingOfDevice(settings: Record<string, unknown>, key: string): unknown {
  const own = breakpoints().flatMap(({ name }) => {
    const value = settings[`${key}_${name}`];
    return value || value === 0 ? [[name, value]] : [];
  });
  return valueFor({ ...Object.fromEntries(own), desktop: settings[key] }, currentDevice());
}

const record = (value: unknown): RawSettings => (isRecord(value) ? value : {});

/** Browser flags under Elementor's names. */
function environment(): Record<string, boolean> {
  const { userAgent } = navigator;
  const has = (sign: RegExp): boolean => sign.test(userAgent);
  const opera = has(/OPR\//);
  const edge = has(/Edg/);
  const chrome = has(/Chrome\//) && !opera && !edge;
  return {
    appleWebkit: has(/AppleWebKit/),
    blink: has(/Chrome\//),
    chrome,
    edge,
    firefox: has(/Firefox/),
    ie: has(/Trident|MSIE/),
    isTouchDevice: 'ontouchstart' in window || navigator.maxTouchPoints > 0,
    mac: has(/Macintosh/),
    opera,
    safari: has(/Safari/) && !has(/Chrome|Android/),
    webkit: has(/AppleWebKit/),
  };
}

interface SwiperClass {
  new (element: unknown, options: unknown): unknown;
}

/** Creates a slider with the page's own Swiper. Like Elementor's, it returns a promise. */
function createSwiper(container: { 0?: Element } | Element, options: unknown): Promise<unknown> {
  const Swiper = windowValue('Swiper') as SwiperClass | undefined;
  const element = isElement(container) ? container : container[0];
  return Swiper ? Promise.resolve(new Swiper(element, options)) : Promise.reject(new Error('the page has no Swiper'));
}

/** The documents on the page by id: pages, headers, footers. */
function documents($: JQueryStatic): Record<string, unknown> {
  const found = [...document.querySelectorAll<HTMLElement>('.elementor[data-elementor-id]')];
  return Object.fromEntries(
    found.map((element) => {
      const $element = $(element);
      const read = (): unknown => $element.data('elementor-settings') ?? {};
      return [element.dataset.elementorId ?? '', { $element, getSettings: read, getElementSettings: read }];
    }),
  );
}

/** Sets the classes and the attribute that Elementor's style sheets and add-ons read from the body. */
function markBody(flags: Record<string, boolean>): void {
  const { body } = document;
  for (const [name, isSet] of Object.entries(flags)) if (isSet) body.classList.add(`e--ua-${name}`);
  const mark = (): void => body.setAttribute('data-elementor-device-mode', currentDevice());
  mark();
  onDevice(mark);
  if (document.getElementById('elementor-device-mode')) return;
  const probe = document.createElement('span');
  probe.id = 'elementor-device-mode';
  probe.className = 'elementor-screen-only';
  body.appendChild(probe);
}

function frontEnd($: JQueryStatic, hooks: Hooks, flags: Record<string, boolean>): RawSettings {
  const config = pageGlobal('elementorFrontendConfig') ?? {};
  const { body } = document;
  return {
    [OURS]: true,
    config,
    hooks,
    elementsHandler: new ElementsHandler($, hooks, config.is_static === true),
    documentsManager: { documents: documents($) },
    breakpoints: breakpointsApi,
    storage: {
      get: (key: string, options?: { session?: boolean }) => readEntry(key, options?.session ? 'session' : 'local'),
      set: (key: string, value: unknown, options?: { session?: boolean; lifetimeInSeconds?: number }) =>
        writeEntry(key, value, { area: options?.session ? 'session' : 'local', lifetime: options?.lifetimeInSeconds }),
    },
    utils: {
      urlActions,
      environment: flags,
      swiper: createSwiper,
      controls: {
        getResponsiveControlValue: (settings: unknown, key: string) => settingOfDevice(record(settings), key),
      },
      events: {
        dispatch: (target: EventTarget, name: string, detail?: unknown) =>
          target.dispatchEvent(new CustomEvent(name, { detail })),
      },
    },
    elements: {
      window,
      $window: $(window),
      $document: $(document),
      $body: $(body),
      $html: $(document.documentElement),
    },
    isEditMode,
    isWPPreviewMode: () => record(config.environmentMode).wpPreview === true,
    getCurrentDeviceMode: () => currentDevice(),
    getCurrentDeviceSetting: (settings: unknown, key: string) => settingOfDevice(record(settings), key),
    getKitSettings: (key?: string) => (key ? record(config.kit)[key] : record(config.kit)),
    getGeneralSettings: (key?: string) => (key ? record(config.kit)[key] : record(config.kit)),
  };
}

const openPopup = ({ id }: RawSettings): void =>
  runAction({ name: 'popup:open', settings: { id: String(id), toggle: false } }, document.body);
const closePopup = (settings: RawSettings = {}, event?: Event): void =>
  runAction(
    { name: 'popup:close', settings: { do_not_show_again: !!settings.do_not_show_again } },
    isElement(event?.target) ? event.target : document.body,
  );

/**
 * Installs a stand-in for Elementor's front end, for add-ons: sets the globals that they call, dispatches
 * `elementor/frontend/init`, then runs the ready trigger of each element. Does nothing without jQuery, because handlers
 * receive its collections.
 */
export function installFrontEnd(): void {
  const $ = pageJQuery();
  if (!$) return;
  const hooks = new Hooks();
  const flags = environment();
  const found = frontEnd($, hooks, flags);
  markBody(flags);
  answerAddOns();
  Object.assign(window, {
    elementorFrontend: found,
    elementorModules: { Module: ViewModule, ViewModule, frontend: { handlers: { Base } }, utils: {} },
    elementorProFrontend: {
      [OURS]: true,
      modules: { popup: { showPopup: openPopup, closePopup } },
      config: pageGlobal('ElementorProFrontendConfig'),
    },
  });
  window.dispatchEvent(startOfStandIn());
  const { elementsHandler } = found as { elementsHandler: ElementsHandler };
  if (!hooks.hasActions('frontend/element_ready/')) return;
  for (const element of document.querySelectorAll('.elementor .elementor-element')) {
    setTimeout(() => element.isConnected && elementsHandler.runReadyTrigger(element));
  }
}
