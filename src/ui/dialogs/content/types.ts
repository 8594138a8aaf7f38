/** The content of a dialog. */
export type DialogContent =
  /** An element of the page, which is moved in and back; null: it is not there. */
  | { kind: 'inline'; element: HTMLElement | null }
  /** A provider's player. `page` is where the same can be seen without a frame. */
  | { kind: 'frame'; src: string; title: string; page: string; consentCategory: string; watchText: string }
  | { kind: 'file'; src: string; title: string; starts: boolean; loop: boolean; muted: boolean; volume: number }
  | { kind: 'image'; src: string; alt: string };

/** How far the content is. */
export type DialogStatus = 'loading' | 'ready' | 'error';
