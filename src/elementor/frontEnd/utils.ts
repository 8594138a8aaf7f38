import { windowValue } from '../../core/settings/siteGlobals';
import type { RawSettings } from '../../core/types';
import { isCustomers, parseAction, readHash, runAction } from '../actionLinks';
import { ACTION_LINKS } from '../loader/actionLinks';

type Callback = (settings: RawSettings, event?: Event) => void;

/** Actions registered by add-ons; our own are answered by widgets. */
const added = new Map<string, Callback>();

function runOfAddOn(hash: string, event?: Event): void {
  const found = readHash(hash);
  if (found) added.get(found.name)?.({ ...found.settings, previousEvent: event }, event);
}

/** The action link API for add-ons. */
export const urlActions = {
  addAction: (name: string, callback: Callback): void => void added.set(name, callback),
  removeAction: (name: string): void => void added.delete(name),
  getAction: (name: string): Callback | undefined => added.get(name),
  createActionHash: (name: string, settings: RawSettings): string =>
    encodeURIComponent(`#elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`),
  runAction(hash: string, event?: Event): void {
    const action = parseAction(hash);
    const from = event?.target instanceof Element ? event.target : document.body;
    if (action) runAction(action, from);
    else runOfAddOn(hash, event);
  },
};

/** Runs an add-on's action when its link is clicked. */
export function answerAddOns(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(ACTION_LINKS) : null;
    const hash = link?.getAttribute('href') ?? '';
    if (!link || isCustomers(link) || parseAction(hash)) return;
    event.preventDefault();
    runOfAddOn(hash, event);
  });
}

/** Browser flags under Elementor's names. */
export function environment(): Record<string, boolean> {
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
export function createSwiper(container: { 0?: Element } | Element, options: unknown): Promise<unknown> {
  const Swiper = windowValue('Swiper') as SwiperClass | undefined;
  const element = container instanceof Element ? container : container[0];
  return Swiper ? Promise.resolve(new Swiper(element, options)) : Promise.reject(new Error('the page has no Swiper'));
}
