/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { windowValue } from '../../core/settings/siteGlobals';
import { googleMaps } from './pageScript';

/** Google's `google.maps`; only the libraries that have loaded are there. */
export type Maps = typeof google.maps;

/** How long to wait for the page's own script, and how often to check, in milliseconds. */
const PATIENCE = 20_000;
const POLL = 100;

/** A class of each library, which shows that it has loaded. */
const LIBRARIES = {
  core: 'LatLngBounds',
  maps: 'Map',
  marker: 'Marker',
  geocoding: 'Geocoder',
  routes: 'DirectionsService',
  streetView: 'StreetViewPanorama',
} as const;

/** One of Google's libraries. */
export type Library = keyof typeof LIBRARIES;

const found = googleMaps<Maps>;

const isThere = (): boolean => !!(found().Map || found().importLibrary);

/** Checks regularly whether `isReady`, until it is, until `stop` is called or `signal` aborts. */
function poll(isReady: () => boolean, signal: AbortSignal): { ready: Promise<void>; stop(): void } {
  let timer = 0;
  const stop = (): void => clearInterval(timer);
  const ready = new Promise<void>((done) => {
    timer = window.setInterval(() => {
      if (!isReady()) return;
      stop();
      done();
    }, POLL);
  });
  signal.addEventListener('abort', stop);
  return { ready, stop };
}

/** Waits for the page's own script. */
function arrival(script: Element, signal: AbortSignal): Promise<void> {
  const { ready, stop } = poll(isThere, signal);
  let limit = 0;
  const failure = new Promise<never>((_, fail) => {
    const failed = (): void => fail(new Error('The page’s script of Google’s maps does not arrive.'));
    limit = window.setTimeout(failed, PATIENCE);
    script.addEventListener('error', failed, { once: true, signal });
    signal.addEventListener('abort', failed);
  });
  return Promise.race([ready, failure]).finally(() => {
    stop();
    clearTimeout(limit);
  });
}

/**
 * Loads libraries of Google Maps. Uses what the page has, including `script`, which may still be loading.
 * @throws if the script is blocked or late
 */
export async function loadGoogle(
  libraries: readonly Library[],
  key: string,
  script: Element | null,
  signal: AbortSignal,
): Promise<Maps> {
  if (!isThere()) {
    if (script) await arrival(script, signal);
    else setOptions({ key });
  }
  const missing = (): Library[] => libraries.filter((name) => !(LIBRARIES[name] in found()));
  if (missing().length === 0) return found() as Maps;
  // Another script may load everything at once, which this loader would not notice.
  const { ready, stop } = poll(() => missing().length === 0, signal);
  const asked = Promise.all(missing().map((name) => importLibrary(name)));
  const loaded = await Promise.race([asked, ready.then(() => [])]).finally(stop);
  return Object.assign({}, found(), ...loaded) as Maps;
}

const followers = new Set<() => void>();
let isRefused = false;
/** What we have put into the page last. */
let hook: (() => void) | undefined;

interface AuthWindow {
  gm_authFailure?: () => void;
}

function refuse(): void {
  if (isRefused) return;
  isRefused = true;
  for (const follower of [...followers]) follower();
}

/** Calls `run` when Google rejects the key, at once if it already has. Returns a function that stops it. */
export function onRefused(run: () => void): () => void {
  if (isRefused) queueMicrotask(run);
  followers.add(run);
  // `windowValue`, because an element's id may be this name.
  const before = windowValue('gm_authFailure');
  if (!hook || before !== hook) {
    hook = () => {
      if (typeof before === 'function') before();
      refuse();
    };
    (window as AuthWindow).gm_authFailure = hook;
  }
  return () => followers.delete(run);
}
