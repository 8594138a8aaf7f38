import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind, BindAll, type BindItem, type Overrides } from '../../../core/react/Bind';
import { sync } from '../../../core/react/hooks';
import { emit } from '../../../page/base/events';
import { useReducesMotion } from '../../../page/motion/useMedia';
import { onResize } from '../../../page/scroll/onResize';
import type { Box, Layout } from './layouts';

/**
 * Places the items of a grid, and moves them when their places change.
 *
 * The only state is `Laid`: a box for each item. It is measured in the DOM (`measure`), drawn as styles, and measured
 * again when something may have changed. A measurement equal to the state changes nothing, so this comes to rest.
 *
 * | what may have changed                             | measured                                 |
 * | ------------------------------------------------- | ---------------------------------------- |
 * | the props: items, filter, layout                  | in the same commit, before it is painted |
 * | an item's size, or the tab of the grid has opened | at once                                  |
 * | the width of the container                        | 100 ms after the last change             |
 *
 * | phase  | begins with                 | items take a new place                                |
 * | ------ | --------------------------- | ----------------------------------------------------- |
 * | unlaid | the mount                   | never: the style sheet places them                    |
 * | placed | the first measurement       | at once                                               |
 * | moving | the second frame after that | in 0.4 s; at once if `isStill` or with reduced motion |
 */

/** How long the width must stay the same before the items follow it, in milliseconds. */
const CALM = 100;

const MOVES = ['inset-inline-start', 'top', 'width', 'height', 'opacity', 'scale', 'visibility'];

interface GridItemsProps {
  container: HTMLElement;
  items: readonly HTMLElement[];
  /** Items for which it returns false shrink where they are and cannot be reached. */
  isShown(item: HTMLElement): boolean;
  /** Computes the places of the shown items for a width in pixels; may read the DOM. Null: nothing changes. */
  layOut(shown: readonly HTMLElement[], width: number): Layout | null;
  /** The sizes that items take from their boxes, in place of their own. @default none */
  sizes?: readonly ('width' | 'height')[];
  /** Items take new places at once. @default false */
  isStill?: boolean;
  /** More overrides of an item. */
  more?(item: HTMLElement, box: Box | undefined, width: number): Overrides;
}

/** A measured layout; all in pixels. */
interface Laid {
  /** The room inside the container's padding. */
  width: number;
  /** The height that the container gets. */
  height: number;
  /** The margin below the container. */
  below: number;
  /** The container's padding, by which all boxes are shifted. */
  start: number;
  top: number;
  boxes: ReadonlyMap<HTMLElement, Box>;
}

/** The room inside a container's padding, and the height that its padding and borders add; in pixels. */
function roomOf(container: HTMLElement) {
  const style = getComputedStyle(container);
  const of = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const [start, top] = [of('padding-inline-start'), of('padding-top')];
  const vertical = of('padding-bottom') + top + of('border-top-width') + of('border-bottom-width');
  return {
    width: Math.max(0, container.clientWidth - start - of('padding-inline-end')),
    start,
    top,
    more: style.boxSizing === 'border-box' ? vertical : 0,
  };
}

const isSame = (a: Laid | null, b: Laid): boolean =>
  !!a &&
  a.width === b.width &&
  a.height === b.height &&
  a.below === b.below &&
  a.boxes.size === b.boxes.size &&
  [...b.boxes].every(([item, box]) => JSON.stringify(a.boxes.get(item)) === JSON.stringify(box));

/** Measures the layout now; null in a closed tab, where nothing has a size. */
function measure({ container, items, isShown, layOut }: GridItemsProps, before: Laid | null): Laid | null {
  const { width, start, top, more } = roomOf(container);
  if (width === 0) return null;
  const shown = items.filter(isShown);
  const layout = layOut(shown, width);
  if (!layout) return null;
  const boxes = new Map(shown.map((item, at) => [item, layout.boxes[at] as Box]));
  for (const item of items) {
    if (boxes.has(item)) continue;
    // A hidden item stays where it was, unless that place belongs to another width.
    const last = before?.boxes.get(item);
    const corner = { x: 0, y: 0, width: last?.width ?? 0, height: last?.height ?? 0 };
    boxes.set(item, before?.width === width && last ? last : corner);
  }
  return { width, height: layout.height + more, below: layout.below ?? 0, start, top, boxes };
}

/** The layout, kept up to date, and the transition that each item had before ours. */
function useLaid(props: GridItemsProps): [laid: Laid | null, transitions: WeakMap<HTMLElement, string>] {
  const { container, items } = props;
  const [laid, setLaid] = useState<Laid | null>(null);
  const transitions = useRef(new WeakMap<HTMLElement, string>()).current;
  const update = (): void => {
    const next = measure(props, laid);
    if (!next) return;
    for (const item of items) if (!transitions.has(item)) transitions.set(item, getComputedStyle(item).transition);
    if (!isSame(laid, next)) setLaid(next);
  };
  const latest = useRef({ update, width: 0 });
  useLayoutEffect(() => {
    latest.current = { update, width: laid?.width ?? 0 };
    update();
  });
  useLayoutEffect(() => {
    let timer = 0;
    const run = (): void => sync(() => latest.current.update());
    const stop = onResize([container, ...items], () => {
      clearTimeout(timer);
      const { width } = latest.current;
      if (width > 0 && roomOf(container).width !== width) timer = window.setTimeout(run, CALM);
      else run();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [container, items]);
  return [laid, transitions];
}

/** Has the browser painted the first layout? It does so between two frames. */
function useIsPainted(isLaid: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useLayoutEffect(() => {
    if (!isLaid) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isLaid]);
  return isPainted;
}

/** Places the items of a grid as `layOut` says; emits `layoutComplete` on the container after each new layout. */
export function GridItems(props: GridItemsProps): ReactNode {
  const { container, items, isShown, sizes = [], isStill = false, more } = props;
  const isReduced = useReducesMotion();
  const [laid, transitions] = useLaid(props);
  const isPainted = useIsPainted(laid !== null);
  const isMoving = isPainted && !isStill && !isReduced;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each layout
  useLayoutEffect(() => {
    if (laid) emit(container, 'layoutComplete', items.filter(isShown));
  }, [laid]);

  const moves = MOVES.map((name) => `${name} 0.4s`).join();
  const bound = items.map((item): BindItem => {
    const box = laid?.boxes.get(item);
    const own = more?.(item, box, laid?.width ?? 0);
    if (!laid || !box) return [item, own ?? {}];
    return [
      item,
      {
        ...own,
        style: {
          position: 'absolute',
          top: `${laid.top + box.y}px`,
          'inset-inline-start': `${laid.start + box.x}px`,
          ...Object.fromEntries(sizes.map((name) => [name, `${box[name]}px`])),
          transition: isMoving ? `${transitions.get(item) || 'all 0s'}, ${moves}` : 'none',
          ...(!isShown(item) && { opacity: '0', scale: '0.001', visibility: 'hidden' }),
          ...own?.style,
        },
      },
    ];
  });
  return (
    <>
      {laid && (
        <Bind
          to={container}
          style={{
            position: 'relative',
            display: 'block',
            height: `${laid.height}px`,
            'margin-bottom': laid.below > 0 ? `${laid.below}px` : undefined,
          }}
        />
      )}
      <BindAll items={bound} />
    </>
  );
}
