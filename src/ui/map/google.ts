import { type Library, loadGoogle, type Maps, onRefused } from './googleApi';
import { PIN_HEIGHT, PIN_PATH, PIN_WIDTH } from './rules';
import type { Icon, Line, LiveMap, MapMarker, MapOrder, Point } from './types';

/** How to load Google Maps. */
export interface GoogleSource {
  key: string;
  /** The page's own script tag, which may still be loading. */
  script: Element | null;
}

type GoogleIcon = string | google.maps.Icon;

function iconOf(maps: Maps, { url, size, isCentred }: Icon): GoogleIcon {
  if (!size) return url;
  const { width, height } = size;
  return {
    url,
    scaledSize: new maps.Size(width, height),
    ...(isCentred && { anchor: new maps.Point(width / 2, height / 2) }),
  };
}

/** The icon of a marker with another colour than Google's default. */
const pinOf = (maps: Maps, color: string): google.maps.Symbol => ({
  path: PIN_PATH,
  anchor: new maps.Point(PIN_WIDTH / 2, PIN_HEIGHT),
  fillColor: color,
  fillOpacity: 1,
  strokeColor: '#fff',
  strokeWeight: 1,
});

/** The first result of Google's geocoder. @throws if there is none */
export async function findPlace(address: string, source: GoogleSource, signal: AbortSignal): Promise<Point> {
  const maps = await loadGoogle(['geocoding'], source.key, source.script, signal);
  return new Promise((done, fail) => {
    const geocoder = new maps.Geocoder();
    const asked: unknown = geocoder.geocode({ address }, (results, status) => {
      const place = status === 'OK' ? results?.[0]?.geometry.location : undefined;
      if (place) done({ lat: place.lat(), lng: place.lng() });
      else fail(new Error(`Google finds no place for ${address}: ${status}.`));
    });
    Promise.resolve(asked).catch(fail);
  });
}

/** The path of the route; a straight line if there is none. */
function findWay(maps: Maps, { points, travelMode }: Line): Promise<readonly (Point | google.maps.LatLng)[]> {
  const [origin, destination] = [points[0], points.at(-1)];
  return new Promise((done) => {
    if (!origin || !destination || !travelMode) return done(points);
    const request = { origin, destination, travelMode: travelMode.toUpperCase() as google.maps.TravelMode };
    const asked: unknown = new maps.DirectionsService().route(request, (result, status) => {
      done((status === 'OK' && result?.routes.at(-1)?.overview_path) || points);
    });
    Promise.resolve(asked).catch(() => done(points));
  });
}

async function addLine(maps: Maps, map: google.maps.Map, line: Line): Promise<void> {
  const path = [...(await findWay(maps, line))];
  const { color, opacity, weight, fill } = line;
  const style = { map, strokeColor: color, strokeOpacity: opacity, strokeWeight: weight, clickable: false };
  if (fill) new maps.Polygon({ ...style, paths: path, fillColor: fill.color, fillOpacity: fill.opacity });
  else new maps.Polyline({ ...style, path });
}

function addOverlay(maps: Maps, map: google.maps.Map, centre: Point, content: HTMLElement): void {
  class Overlay extends maps.OverlayView {
    box = document.createElement('div');
    override onAdd(): void {
      this.box.className = 'storefront-map-overlay';
      this.box.style.position = 'absolute';
      this.box.appendChild(content);
      this.getPanes()?.overlayMouseTarget.appendChild(this.box);
    }
    override draw(): void {
      const at = this.getProjection().fromLatLngToDivPixel(new maps.LatLng(centre));
      this.box.style.left = `${at?.x ?? 0}px`;
      this.box.style.top = `${at?.y ?? 0}px`;
    }
    override onRemove(): void {
      this.box.remove();
    }
  }
  new Overlay().setMap(map);
}

interface OpenInfo {
  close(): void;
}

/** Draws a marker; pressing it opens `info`. */
function addMarker(
  maps: Maps,
  map: google.maps.Map,
  { at, title, icon, color, isOpen }: MapMarker,
  info: HTMLElement | null,
  { open, closesOthers }: { open: Set<OpenInfo>; closesOthers: boolean },
): void {
  const marker = new maps.Marker({
    map,
    position: at,
    ...(title && { title }),
    ...(icon ? { icon: iconOf(maps, icon) } : color && { icon: pinOf(maps, color) }),
    // Only a marker with its own element can receive focus.
    optimized: false,
    clickable: !!info,
  });
  if (!info) return;
  const shown = new maps.InfoWindow({ content: info, disableAutoPan: true });
  const show = (shouldFocus: boolean): void => {
    if (closesOthers) for (const other of [...open]) other.close();
    shown.open({ map, anchor: marker, shouldFocus });
    open.add(one);
  };
  const one = {
    close(): void {
      open.delete(one);
      shown.close();
    },
  };
  shown.addListener('closeclick', () => open.delete(one));
  marker.addListener('click', () => {
    shown.setOptions({ disableAutoPan: false });
    show(true);
  });
  if (isOpen && (!closesOthers || open.size === 0)) show(false);
}

function showAll(maps: Maps, map: google.maps.Map, points: readonly Point[]): void {
  const bounds = new maps.LatLngBounds();
  for (const point of points) bounds.extend(point);
  map.fitBounds(bounds);
}

async function drawMap(maps: Maps, order: MapOrder): Promise<LiveMap> {
  const { box, scene, behaviour, infos, overlay } = order;
  const { line, centre, zoom } = scene;
  const map = new maps.Map(box, {
    center: centre,
    zoom,
    gestureHandling: behaviour.gestures,
    scrollwheel: behaviour.scrollZoom,
    zoomControl: behaviour.zoomControl,
    fullscreenControl: behaviour.fullscreenControl,
    streetViewControl: behaviour.streetViewControl,
    mapTypeControl: behaviour.mapTypeControl,
    ...(behaviour.styles.length > 0 && { styles: [...behaviour.styles] as google.maps.MapTypeStyle[] }),
  });
  const open = new Set<OpenInfo>();
  for (const [at, marker] of scene.markers.entries())
    addMarker(maps, map, marker, infos[at] ?? null, { open, closesOthers: scene.closesOthers });
  if (overlay) addOverlay(maps, map, centre, overlay);
  if (line && scene.fitsLine && line.points.length > 0) showAll(maps, map, line.points);
  if (line) void addLine(maps, map, line);
  return {
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? zoom) + steps),
    closeInfos() {
      const all = [...open];
      for (const one of all) one.close();
      return all.length > 0;
    },
    resized() {
      const middle = map.getCenter();
      maps.event.trigger(map, 'resize');
      if (middle) map.setCenter(middle);
    },
    destroy() {
      maps.event.clearInstanceListeners(map);
      box.replaceChildren();
    },
  };
}

function drawStreet(maps: Maps, { box, scene, behaviour }: MapOrder): LiveMap {
  const street = new maps.StreetViewPanorama(box, {
    position: scene.centre,
    zoomControl: behaviour.zoomControl,
    fullscreenControl: behaviour.fullscreenControl,
    scrollwheel: behaviour.scrollZoom && behaviour.gestures === 'greedy',
  });
  return {
    zoomBy: (steps) => street.setZoom(street.getZoom() + steps),
    closeInfos: () => false,
    resized: () => maps.event.trigger(street, 'resize'),
    destroy() {
      maps.event.clearInstanceListeners(street);
      box.replaceChildren();
    },
  };
}

/** Draws a map or a street view with Google Maps. The box must have its size. */
export async function createMap(order: MapOrder, { key, script }: GoogleSource): Promise<LiveMap> {
  const { scene, signal, failed } = order;
  const needs: Library[] = scene.isPanorama ? ['streetView'] : ['core', 'maps', 'marker'];
  if (scene.line?.travelMode) needs.push('routes');
  const stop = onRefused(failed);
  signal.addEventListener('abort', stop);
  const maps = await loadGoogle(needs, key, script, signal);
  signal.throwIfAborted();
  return scene.isPanorama ? drawStreet(maps, order) : drawMap(maps, order);
}
