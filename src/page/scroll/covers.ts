import { Binding } from '../../core/react/binding';

/** An element that sticks to an edge of the window while the page is scrolled. Its owner keeps the values current. */
export interface Cover {
  readonly element: Element;
  readonly edge: 'top' | 'bottom';
  /** Its distance from the edge, in pixels. */
  readonly offset: number;
  /** The element that bounds it. */
  readonly within: Element | undefined;
  /** Does it currently cover the page? */
  isOver: boolean;
  width: number;
  height: number;
}

const EDGES = ['top', 'bottom'] as const;

const covers = new Set<Cover>();
const listeners = new Set<() => void>();
/** The site's own scroll padding in pixels, while an override is set. */
const own = { top: 0, bottom: 0 };
let root: Binding | undefined;

/**
 * Does the cover count? Narrow ones do not, because they stand beside the content, nor tall ones, which leave no room.
 */
const counts = ({ width, height, offset }: Cover): boolean =>
  width >= window.innerWidth / 2 && offset + height <= window.innerHeight / 2;

const roomOf = (some: readonly Cover[]): number =>
  some.reduce((most, { offset, height }) => Math.max(most, offset + height), 0);

const paddingOf = (edge: Cover['edge']): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`scroll-padding-${edge}`)) || 0;

/**
 * Sets the scroll padding, so that covers do not hide focused or scrolled-to elements. Call it after a cover has
 * changed.
 */
export function showCovers(): void {
  const over = [...covers].filter((cover) => cover.isOver && counts(cover));
  if (!root && over.length > 0) for (const edge of EDGES) own[edge] = paddingOf(edge);
  if (over.length > 0) root ??= new Binding(document.documentElement);
  const styles = EDGES.map((edge) => {
    const room = Math.ceil(roomOf(over.filter((cover) => cover.edge === edge)));
    return [`scroll-padding-${edge}`, room > own[edge] ? `${room}px` : undefined] as const;
  });
  root?.set({ style: Object.fromEntries(styles) });
  if (over.length === 0) root = undefined;
}

/** Adds a cover; returns a function that removes it. */
export function addCover(cover: Cover): () => void {
  covers.add(cover);
  for (const listener of listeners) listener();
  return () => {
    covers.delete(cover);
    showCovers();
    for (const listener of listeners) listener();
  };
}

/** Calls `listener` when a cover has been added or removed; returns a stop function. */
export function onCovers(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How much of the window's top will be covered after scrolling to `target`, in pixels. */
export function coveredAt(target: Element): number {
  const before = [...covers]
    .filter(
      ({ edge, element, within }) =>
        edge === 'top' &&
        !!(element.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) &&
        (!within || within.contains(target)),
    )
    .map((cover): Cover => {
      const { width, height } = cover.element.getBoundingClientRect();
      return { ...cover, width, height };
    })
    .filter(counts);
  return Math.max(root ? own.top : paddingOf('top'), roomOf(before));
}
