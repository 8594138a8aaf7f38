import type { Page } from 'playwright-core';

/** An object created with the fake Google Maps: its class and options. */
export type Drawn = [kind: string, options: Record<string, unknown>];

/**
 * A fake Google Maps: markers are buttons, info windows are boxes. `__maps` records the created objects. An address with
 * "nowhere" is not found, and there is no route from latitude 0.
 */
const STAND_IN = `
(() => {
  const google = (window.google ??= {});
  const maps = (google.maps ??= {});
  const log = (window.__maps ??= []);
  const plain = (given) => JSON.parse(JSON.stringify(given, (key, value) =>
    value instanceof Element ? value.textContent : value instanceof GMap ? undefined : value));
  class Base {
    constructor(kind, options) { log.push([kind, plain(options)]); this.heard = {}; }
    addListener(name, run) { this.heard[name] = run; }
    setOptions(options) { Object.assign(this.options ??= {}, options); }
  }
  class GMap extends Base {
    constructor(box, options) {
      super('map', options);
      this.box = box; this.centre = options.center; this.zoom = options.zoom;
      const pane = document.createElement('div');
      pane.className = 'gm-style';
      box.append(pane);
      this.pane = pane;
      window.__map = this;
    }
    getCenter() { return this.centre; }
    setCenter(centre) { this.centre = centre; log.push(['centre', centre]); }
    getZoom() { return this.zoom; }
    setZoom(zoom) { this.zoom = zoom; }
    fitBounds(bounds) { log.push(['bounds', { points: bounds.points }]); }
  }
  class Marker extends Base {
    constructor(options) {
      super('marker', options);
      const button = document.createElement('button');
      button.className = 'gm-marker';
      button.textContent = options.title ?? '';
      button.disabled = !options.clickable;
      button.onclick = () => this.heard.click();
      options.map.pane.append(button);
    }
  }
  class InfoWindow extends Base {
    constructor(options) { super('info', options); this.options = options; }
    open({ map }) {
      this.box ??= Object.assign(document.createElement('div'), { className: 'gm-info' });
      this.box.append(this.options.content);
      map.pane.append(this.box);
      log.push(['open', { pans: !this.options.disableAutoPan }]);
    }
    close() { this.box?.remove(); }
  }
  class OverlayView {
    setMap(map) { this.map = map; this.onAdd(); this.draw(); log.push(['overlay', {}]); }
    getPanes() { return { overlayMouseTarget: this.map.pane }; }
    getProjection() { return { fromLatLngToDivPixel: () => ({ x: 100, y: 50 }) }; }
  }
  Object.assign(maps, {
    Map: GMap,
    Marker,
    InfoWindow,
    OverlayView,
    Polyline: class extends Base { constructor(options) { super('polyline', options); } },
    Polygon: class extends Base { constructor(options) { super('polygon', options); } },
    StreetViewPanorama: class extends Base { constructor(box, options) { super('street', options); box.append(document.createElement('canvas')); } },
    Size: class { constructor(width, height) { Object.assign(this, { width, height }); } },
    Point: class { constructor(x, y) { Object.assign(this, { x, y }); } },
    LatLng: class { constructor(at) { Object.assign(this, at); } },
    LatLngBounds: class { constructor() { this.points = []; } extend(point) { this.points.push(point); } },
    Geocoder: class {
      geocode({ address }, answer) {
        log.push(['geocode', { address }]);
        const location = { lat: () => 41.9, lng: () => 12.5 };
        if (/nowhere/.test(address)) setTimeout(() => answer([], 'ZERO_RESULTS'));
        else setTimeout(() => answer([{ geometry: { location } }], 'OK'));
      }
    },
    DirectionsService: class {
      route(request, answer) {
        log.push(['route', request]);
        const way = [request.origin, { lat: 52.52, lng: 13.4 }, request.destination];
        if (request.origin.lat === 0) setTimeout(() => answer(null, 'ZERO_RESULTS'));
        else setTimeout(() => answer({ routes: [{ overview_path: [] }, { overview_path: way }] }, 'OK'));
      }
    },
    event: { clearInstanceListeners() {}, trigger(map, name) { log.push([name, {}]); } },
  });
  const wasAsked = maps.__ib__;
  maps.importLibrary = async () => maps;
  wasAsked?.();
})();
`;

/** Serves the fake script and map pictures. Returns the requested addresses. */
export async function routeGoogle(page: Page, answer: 'works' | 'fails' = 'works'): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https?:\/\/maps\.googleapis\.com\//, (route) => {
    const url = route.request().url();
    asked.push(url);
    if (answer === 'fails') return route.abort();
    return url.includes('/staticmap')
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        })
      : route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
  });
  return asked;
}

/** Defines the fake Google Maps before any other script runs. */
export const provideGoogle = (page: Page): Promise<unknown> => page.addInitScript(STAND_IN);

/** The created objects of one class. */
export async function drawn(page: Page, kind: string): Promise<Record<string, unknown>[]> {
  const all = await page.evaluate(() => (window as unknown as { __maps?: Drawn[] }).__maps ?? []);
  return all.filter(([name]) => name === kind).map(([, options]) => options);
}
