/** A place on earth, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A picture that marks a place. Without a size it is as large as it is. */
export interface Icon {
  url: string;
  size: { width: number; height: number } | null;
  /** Its centre is at the place, not its lower edge; only with a size. */
  isCentred: boolean;
}

/** The link at the end of an info window. */
export interface InfoLink {
  text: string;
  /** Null where the address is none that may be followed. */
  url: string | null;
  attributes: Readonly<Record<string, string>>;
}

/** A place that is marked. */
export interface MapMarker {
  at: Point;
  title: string;
  icon: Icon | null;
  /** Of the pin, where it has no picture; empty: the map's own. */
  color: string;
  /** HTML, which is made safe before it is shown; with the link the content of its info window. */
  info: string;
  link: InfoLink | null;
  /** Its info window is open from the start. */
  isOpen: boolean;
}

/** A line, or the edge of a shape. */
export interface Line {
  points: readonly Point[];
  color: string;
  opacity: number;
  /** In pixels. */
  weight: number;
  /** Given for a shape. */
  fill: { color: string; opacity: number } | null;
  /** Given for a way from the first point to the last: by which means. */
  travelMode: string | null;
}

/** A map's content. */
export interface Scene {
  /** Where it is looked for; the place found is the centre then, and that of all markers. */
  address: string;
  centre: Point;
  zoom: number;
  markers: readonly MapMarker[];
  line: Line | null;
  /** Shows the whole line, wherever the centre is. */
  fitsLine: boolean;
  /** HTML at the centre, which is made safe before it is shown. */
  overlay: string;
  /** Shows the street from there in place of a map. */
  isPanorama: boolean;
  /** A picture: nothing moves or opens. */
  isStill: boolean;
  /** An info window that opens closes the others. */
  closesOthers: boolean;
}

/** How visitors may use a map. */
export interface Behaviour {
  gestures: 'cooperative' | 'greedy' | 'none' | 'auto';
  scrollZoom: boolean;
  zoomControl: boolean;
  fullscreenControl: boolean;
  streetViewControl: boolean;
  mapTypeControl: boolean;
  /** Styles as Google's maps take them. */
  styles: readonly object[];
  /** Moves without a transition. */
  isQuick: boolean;
}

/** The arguments of the function that makes a map. */
export interface MapOrder {
  box: HTMLElement;
  scene: Scene;
  behaviour: Behaviour;
  /** The contents of the markers' info windows, in their order; null for markers without. */
  infos: readonly (HTMLElement | null)[];
  overlay: HTMLElement | null;
  closeText: string;
  /** The address of a tile, with `{z}`, `{x}` and `{y}`. */
  tileUrl: string;
  /** The map cannot be shown after all. */
  failed(): void;
  signal: AbortSignal;
}

/** A map in the page. */
export interface LiveMap {
  zoomBy(steps: number): void;
  /** Was one open? */
  closeInfos(): boolean;
  /** The box has another size. */
  resized(): void;
  destroy(): void;
}
