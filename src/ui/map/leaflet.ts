import {
  DivIcon,
  type LatLngTuple,
  Map as LeafletMap,
  latLngBounds,
  Marker,
  Polygon,
  Polyline,
  TileLayer,
} from 'leaflet/dist/leaflet-src.esm.js';
import { appendTo } from '../../core/dom/nodes';
import 'leaflet/dist/leaflet.css';
import { isRtl } from '../../page/base/device';
import { PIN_HEIGHT, PIN_PATH, PIN_WIDTH } from './rules';
import type { Behaviour, Icon, Line, LiveMap, MapMarker, MapOrder, Point } from './types';

const MAX_ZOOM = 19;
/** Space between a line and the edge, in pixels. */
const EDGE = 24;
/** The width of the buttons, and of an info window's frame, in pixels. */
const BUTTONS = 52;
const FRAME = 56;

const at = ({ lat, lng }: Point): LatLngTuple => [lat, lng];

const SVG = 'http://www.w3.org/2000/svg';

function pin(color: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 28 40');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'storefront-map-pin');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PIN_PATH);
  path.setAttribute('fill-rule', 'evenodd');
  if (color) path.style.fill = color;
  svg.appendChild(path);
  return svg;
}

function picture({ url, size }: Icon): HTMLElement {
  const image = document.createElement('img');
  image.src = url;
  image.alt = '';
  // Inline, so that rules for images in Leaflet's and the theme's style sheets do not apply.
  if (size) Object.assign(image.style, { width: `${size.width}px`, height: `${size.height}px` });
  return image;
}

function iconOf({ icon, color }: MapMarker): DivIcon {
  if (!icon) {
    return new DivIcon({
      className: 'storefront-map-marker',
      html: pin(color) as unknown as HTMLElement,
      iconSize: [PIN_WIDTH, PIN_HEIGHT],
      iconAnchor: [PIN_WIDTH / 2, PIN_HEIGHT],
      popupAnchor: [0, -PIN_HEIGHT],
    });
  }
  const { size, isCentred } = icon;
  const height = size?.height ?? 0;
  return new DivIcon({
    className: size ? 'storefront-map-marker' : 'storefront-map-marker storefront-map-free',
    html: picture(icon),
    iconSize: size ? [size.width, height] : undefined,
    iconAnchor: size ? [size.width / 2, isCentred ? height / 2 : height] : [0, 0],
    popupAnchor: [0, isCentred ? -height / 2 : -height],
  });
}

function addLine(map: LeafletMap, { points, color, opacity, weight, fill, travelMode }: Line): void {
  const style = {
    color,
    opacity,
    weight,
    interactive: false,
    // A dashed line: this is not a real route.
    ...(travelMode && { dashArray: `${weight * 2} ${weight * 2}` }),
  };
  const path = points.map(at);
  if (fill) new Polygon(path, { ...style, fillColor: fill.color, fillOpacity: fill.opacity }).addTo(map);
  else new Polyline(path, style).addTo(map);
}

const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

function handling({ gestures, isQuick }: Behaviour, isStill: boolean): object {
  const canMove = !isStill && gestures !== 'none';
  return {
    zoomControl: false,
    attributionControl: false,
    // One finger scrolls the page, two fingers move the map.
    dragging: canMove && (gestures === 'greedy' || !isTouch()),
    touchZoom: canMove,
    doubleClickZoom: canMove,
    boxZoom: canMove,
    keyboard: !isStill,
    scrollWheelZoom: false,
    zoomAnimation: !isQuick,
    fadeAnimation: !isQuick,
    markerZoomAnimation: !isQuick,
    inertia: !isQuick,
  };
}

/** Lets the wheel scroll the page until the visitor focuses the map. */
function followWheel(map: LeafletMap, { gestures, scrollZoom }: Behaviour): void {
  if (!scrollZoom || gestures === 'none') return;
  const { scrollWheelZoom } = map;
  if (gestures === 'greedy') scrollWheelZoom.enable();
  else map.on('focus', () => scrollWheelZoom.enable()).on('blur', () => scrollWheelZoom.disable());
}

function addMarkers(map: LeafletMap, { scene, infos, closeText }: MapOrder): Marker[] {
  return scene.markers.map((marker, index) => {
    const info = scene.isStill ? null : (infos[index] ?? null);
    const drawn = new Marker(at(marker.at), {
      icon: iconOf(marker),
      title: marker.title,
      interactive: !!info,
      keyboard: !!info,
    }).addTo(map);
    if (info) addInfo(map, drawn, marker, info, { closesOthers: scene.closesOthers, closeText });
    return drawn;
  });
}

function addInfo(
  map: LeafletMap,
  drawn: Marker,
  { title, at: place, isOpen }: MapMarker,
  info: HTMLElement,
  { closesOthers, closeText }: { closesOthers: boolean; closeText: string },
): void {
  const trigger = drawn.getElement();
  trigger?.setAttribute('aria-label', title || `${place.lat}, ${place.lng}`);
  trigger?.setAttribute('aria-expanded', 'false');
  const container = map.getContainer();
  const isMirrored = isRtl(container);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'storefront-map-close';
  close.setAttribute('aria-label', closeText);
  close.textContent = '×';
  close.addEventListener('click', () => closeInfo(drawn));
  const box = document.createElement('div');
  box.tabIndex = -1;
  box.className = 'storefront-map-popup';
  appendTo(box, info, close);
  drawn.bindPopup(box, {
    closeButton: false,
    closeOnEscapeKey: false,
    autoClose: closesOthers,
    closeOnClick: closesOthers,
    autoPan: !isOpen,
    maxHeight: 240,
    // Leaves room for the buttons, also on phones.
    maxWidth: Math.min(300, Math.max(120, container.clientWidth - BUTTONS - FRAME)),
    autoPanPaddingTopLeft: isMirrored ? [BUTTONS, 8] : [8, 8],
    autoPanPaddingBottomRight: isMirrored ? [8, 8] : [BUTTONS, 8],
  });
  drawn.on('popupopen', () => {
    trigger?.setAttribute('aria-expanded', 'true');
    if (trigger?.matches(':focus-visible')) box.focus({ preventScroll: true });
  });
  drawn.on('popupclose', () => trigger?.setAttribute('aria-expanded', 'false'));
  if (isOpen) drawn.openPopup();
  const popup = drawn.getPopup();
  if (popup) popup.options.autoPan = true;
}

/** Closes an info window and returns the focus to its marker. */
function closeInfo(drawn: Marker): void {
  const hasFocus = drawn.getPopup()?.getElement()?.contains(document.activeElement);
  if (hasFocus) drawn.getElement()?.focus({ preventScroll: true });
  drawn.closePopup();
}

function addTiles(map: LeafletMap, url: string, failed: () => void): void {
  let hasTile = false;
  new TileLayer(url, { maxZoom: MAX_ZOOM })
    .on('tileload', () => {
      hasTile = true;
    })
    .on('load', () => {
      // In a microtask, because Leaflet still uses the map in this event, and `failed` destroys it.
      if (!hasTile) queueMicrotask(failed);
    })
    .addTo(map);
}

/** Draws a map with Leaflet. The box must have its size. */
export function createMap(order: MapOrder): LiveMap {
  const { box, scene, behaviour, overlay, tileUrl, failed } = order;
  const { line, fitsLine, isStill, markers } = scene;
  const map = new LeafletMap(box, handling(behaviour, isStill));
  const shown = line && fitsLine ? line.points : isStill ? markers.map((marker) => marker.at) : [];
  const maxZoom = isStill && shown.length > 1 ? MAX_ZOOM : scene.zoom;
  if (shown.length > 0) map.fitBounds(latLngBounds(shown.map(at)), { padding: [EDGE, EDGE], maxZoom, animate: false });
  else map.setView(at(scene.centre), Math.min(scene.zoom, MAX_ZOOM));
  addTiles(map, tileUrl, failed);
  followWheel(map, behaviour);
  if (line) addLine(map, line);
  const drawn = addMarkers(map, order);
  if (overlay) {
    const icon = new DivIcon({ className: 'storefront-map-overlay', html: overlay, iconSize: [0, 0] });
    new Marker(at(scene.centre), { icon, interactive: false, keyboard: false }).addTo(map);
  }
  return {
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    closeInfos() {
      const open = drawn.filter((one) => one.isPopupOpen());
      open.forEach(closeInfo);
      return open.length > 0;
    },
    resized: () => void map.invalidateSize({ animate: false }),
    destroy: () => void map.remove(),
  };
}
