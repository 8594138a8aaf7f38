import { useLayoutEffect, useState } from 'react';
import { limited } from '../../core/load/chunks';
import { isRecord, parseJson } from '../../core/settings/settings';
import { parseUrl } from '../../page/base/url';
import { send } from '../../page/network/http';
import { onResize } from '../../page/scroll/onResize';
import { infoElements, overlayElement } from './info';
import { pageScript } from './pageScript';
import { pointOf, sceneAt } from './rules';
import type { MapSettings } from './settings';
import type { Behaviour, LiveMap, MapOrder, Point, Scene } from './types';

/** Timeout of the geocoder, in milliseconds. */
const PATIENCE = 15_000;

const known = new Map<string, Promise<Point>>();

async function ask(url: string): Promise<Point> {
  const options = { timeout: PATIENCE, isAnyHost: true };
  const { status, body } = await send(url, { headers: { Accept: 'application/json' } }, options);
  const answer = status < 400 ? parseJson(body) : undefined;
  const [first] = Array.isArray(answer) ? (answer as unknown[]) : [];
  const point = isRecord(first) ? pointOf(first.lat, first.lon) : null;
  if (!point) throw new Error(`${url} knows no such place.`);
  return point;
}

/** Looks up an address with Nominatim, once per page. `geocoder` must come from the site. @throws if it is not found */
export function findPlace(geocoder: string, address: string): Promise<Point> {
  const url = parseUrl(geocoder);
  if (!url) return Promise.reject(new Error(`${geocoder} is no address.`));
  for (const [name, value] of [
    ['format', 'jsonv2'],
    ['limit', '1'],
    ['q', address],
  ] as const)
    url.searchParams.set(name, value);
  const found = known.get(url.href) ?? ask(url.href);
  known.set(url.href, found);
  found.catch(() => known.delete(url.href));
  return found;
}

/** The map to draw. */
export interface MapWanted {
  scene: Scene;
  behaviour: Behaviour;
  settings: MapSettings;
  isGoogle: boolean;
}

/** The state of a map; `live` once it is drawn. */
export interface MapState {
  live: LiveMap | null;
  hasFailed: boolean;
}

/** Waits until the box has a size, because in a closed tab it has none. @throws the signal's reason if it aborts */
function sized(box: Element, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const stop = onResize([box], () => {
      if (box.clientWidth === 0 || box.clientHeight === 0) return;
      stop();
      done();
    });
    signal.addEventListener('abort', () => {
      stop();
      fail(signal.reason);
    });
  });
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));

async function draw(box: HTMLElement, wanted: MapWanted, failed: () => void, signal: AbortSignal): Promise<LiveMap> {
  const { scene: given, behaviour, settings, isGoogle } = wanted;
  const source = { key: settings.api_key, script: pageScript() };
  const [google, infos, overlay] = await Promise.all([
    isGoogle ? import('./google') : null,
    infoElements(given.markers, signal),
    overlayElement(given.overlay),
  ]);
  signal.throwIfAborted();
  const { address } = given;
  const found =
    address && (await (google?.findPlace(address, source, signal) ?? findPlace(settings.geocoderUrl, address)));
  const scene = found ? sceneAt(given, found) : given;
  const order: MapOrder = {
    box,
    scene,
    behaviour,
    infos,
    overlay,
    closeText: settings.closeText,
    tileUrl: settings.tileUrl,
    failed,
    signal,
  };
  if (google) return google.createMap(order, source);
  const leaflet = await import('./leaflet');
  signal.throwIfAborted();
  return leaflet.createMap(order);
}

/** The address that a map is drawn from. */
export const addressOf = (isGoogle: boolean, settings: MapSettings): string =>
  isGoogle ? 'https://maps.googleapis.com/' : settings.tileUrl;

/** Draws a map in `box` once the box has a size, and again when the scene or the settings change. */
export function useMap(box: HTMLElement | null, wanted: MapWanted): MapState {
  const [live, setLive] = useState<LiveMap | null>(null);
  const [failedFor, setFailedFor] = useState<Scene | null>(null);
  const { scene, behaviour, settings, isGoogle } = wanted;
  useLayoutEffect(() => {
    if (!box) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let drawn: LiveMap | undefined;
    let size = '';
    const sizeNow = (): string => `${box.clientWidth} ${box.clientHeight}`;
    let stopSizes: (() => void) | undefined;
    const resized = (): void => {
      if (box.clientWidth === 0 || size === sizeNow()) return;
      size = sizeNow();
      drawn?.resized();
    };
    const end = (): void => {
      ended.abort();
      stopSizes?.();
      drawn?.destroy();
      drawn = undefined;
      setLive(null);
    };
    const failed = (): void => {
      if (signal.aborted) return;
      end();
      setFailedFor(scene);
    };
    const start = async (): Promise<void> => {
      await sized(box, signal);
      const all = { scene, behaviour, settings, isGoogle };
      const now = await limited('map', addressOf(isGoogle, settings), () =>
        Promise.race([draw(box, all, failed, signal), aborted(signal)]),
      );
      if (signal.aborted) return now.destroy();
      drawn = now;
      size = sizeNow();
      stopSizes = onResize([box], resized);
      setLive(now);
    };
    start().catch(failed);
    return end;
  }, [box, scene, behaviour, settings, isGoogle]);
  return { live, hasFailed: failedFor === scene };
}
