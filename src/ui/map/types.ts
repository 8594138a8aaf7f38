/** A point on earth, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A marker's image. Without `size` it has its natural size. */
export interface Icon {
  url: string;
  size: { width: number; height: number } | null;
  /** Does the image's centre mark the point, not the middle of its lower edge? Only with a size. */
  isCentred: boolean;
}

/** The link below an info window's text. */
export interface InfoLink {
  text: string;
  /** Null if the address may not be followed. */
  url: string | null;
  attributes: Readonly<Record<string, string>>;
}

/** A marked place. */
export interface MapMarker {
  at: Point;
  title: string;
  icon: Icon | null;
  /** The colour of the pin, if there is no image; empty for the default. */
  color: string;
  /** HTML, sanitised before it is shown. Together with `link` the content of the info window. */
  info: string;
  link: InfoLink | null;
  /** The info window is open at the start. */
  isOpen: boolean;
}

/** A line, or the outline of a shape. */
export interface Line {
  points: readonly Point[];
  color: string;
  opacity: number;
  /** In pixels. */
  weight: number;
  /** Set for a shape. */
  fill: { color: string; opacity: number } | null;
  /** Set for a route from the first point to the last: the means of travel. */
  travelMode: string | null;
}

/** The content of a map. */
export interface Scene {
  /** An address to look up. Its location becomes the centre, and the place of all markers. */
  address: string;
  centre: Point;
  zoom: number;
  markers: readonly MapMarker[];
  line: Line | null;
  /** Fits the whole line, whatever the centre is. */
  fitsLine: boolean;
  /** HTML at the centre, sanitised before it is shown. */
  overlay: string;
  /** A street view instead of a map. */
  isPanorama: boolean;
  /** A static map: nothing moves or opens. */
  isStill: boolean;
  /** Opening an info window closes the others. */
  closesOthers: boolean;
}

/** How visitors can use a map. */
export interface Behaviour {
  gestures: 'cooperative' | 'greedy' | 'none' | 'auto';
  scrollZoom: boolean;
  zoomControl: boolean;
  fullscreenControl: boolean;
  streetViewControl: boolean;
  mapTypeControl: boolean;
  /** Styles in Google's format. */
  styles: readonly object[];
  /** No animated movement. */
  isQuick: boolean;
}

/** Everything needed to draw a map. */
export interface MapOrder {
  box: HTMLElement;
  scene: Scene;
  behaviour: Behaviour;
  /** The contents of the info windows, in the order of the markers; null for markers without. */
  infos: readonly (HTMLElement | null)[];
  overlay: HTMLElement | null;
  closeText: string;
  /** The address of a tile, with `{z}`, `{x}` and `{y}`. */
  tileUrl: string;
  /** Called if the map cannot be shown after all. */
  failed(): void;
  signal: AbortSignal;
}

/** A drawn map. */
export interface LiveMap {
  zoomBy(steps: number): void;
  /** Closes all info windows; true if one was open. */
  closeInfos(): boolean;
  /** Call it when the box has another size. */
  resized(): void;
  destroy(): void;
}
