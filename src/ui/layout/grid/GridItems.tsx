import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind, BindAll, type BindItem, type Overrides } from '../../../core/react/Bind';
import { sync } from '../../../core/react/hooks';
import { emit } from '../../../page/base/events';
import { useReducesMotion } from '../../../page/motion/useMedia';
import { onResize } from '../../../page/scroll/onResize';
import type { Box, Layout } from './layouts';

/** How long a window may change before the items follow, in milliseconds. */
const CALM = 100;

const MOVES = ['inset-inline-start', 'top', 'width', 'height', 'opacity', 'scale', 'visibility'];

interface GridItemsProps {
  container: HTMLElement;
  items: readonly HTMLElement[];
  /** Hidden ones shrink where they are, and are out of reach. */
  isShown(item: HTMLElement): boolean;
  /** Gives the shown items their places in a width of pixels; it may read the layout. Nothing is moved on null. */
  layOut(shown: readonly HTMLElement[], width: number): Layout | null;
  /** Which sizes of the items come from their places; the others are their own. @default none */
  sizes?: readonly ('width' | 'height')[];
  /** Changes at once, without moving there. @default false */
  isStill?: boolean;
  /** More for an item: classes, variables. */
  more?(item: HTMLElement, box: Box | undefined, width: number): Overrides;
}

interface Laid {
  width: number;
  height: number;
  below: number;
  start: number;
  top: number;
  boxes: ReadonlyMap<HTMLElement, Box>;
}

/** The room inside a container's padding, and the padding; in pixels. */
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

/** Puts the items of a grid to the places that `layOut` computes, moves them there in 0.4 s, and follows sizes. */
export function GridItems({
  container,
  items,
  isShown,
  layOut,
  sizes = [],
  isStill = false,
  more,
}: GridItemsProps): ReactNode {
  const [laid, setLaid] = useState<Laid | null>(null);
  // The first layout is no move: items take their places, and new heights with them, before they are painted.
  const [isPainted, setPainted] = useState(false);
  const isCalm = useReducesMotion() || isStill || !isPainted;
  const transitions = useRef(new WeakMap<HTMLElement, string>()).current;

  const measure = (): void => {
    const { width, start, top, more: extra } = roomOf(container);
    // In a closed tab there is nothing to measure.
    if (width === 0) return;
    const shown = items.filter(isShown);
    const layout = layOut(shown, width);
    if (!layout) return;
    const boxes = new Map(shown.map((item, at) => [item, layout.boxes[at] as Box]));
    for (const item of items) {
      if (!transitions.has(item)) transitions.set(item, getComputedStyle(item).transition);
      const before = laid?.boxes.get(item);
      if (!boxes.has(item))
        boxes.set(
          item,
          laid?.width === width && before
            ? before
            : { x: 0, y: 0, width: before?.width ?? 0, height: before?.height ?? 0 },
        );
    }
    const next = { width, height: layout.height + extra, below: layout.below ?? 0, start, top, boxes };
    if (isSame(laid, next)) return;
    setLaid(next);
  };

  const latest = useRef({ measure, width: 0 });
  useLayoutEffect(() => {
    latest.current = { measure, width: laid?.width ?? 0 };
    measure();
  });
  useLayoutEffect(() => {
    let timer = 0;
    const run = (): void => sync(() => latest.current.measure());
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

  const isLaid = laid !== null;
  useLayoutEffect(() => {
    if (!isLaid) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isLaid]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each layout
  useLayoutEffect(() => {
    if (laid) emit(container, 'layoutComplete', items.filter(isShown));
  }, [laid]);

  const bound = items.map((item): BindItem => {
    const box = laid?.boxes.get(item);
    const own = more?.(item, box, laid?.width ?? 0);
    if (!laid || !box) return [item, own ?? {}];
    const isHidden = !isShown(item);
    const moves = MOVES.map((name) => `${name} 0.4s`).join();
    return [
      item,
      {
        ...own,
        style: {
          position: 'absolute',
          top: `${laid.top + box.y}px`,
          'inset-inline-start': `${laid.start + box.x}px`,
          ...Object.fromEntries(sizes.map((name) => [name, `${box[name]}px`])),
          transition: isCalm ? 'none' : `${transitions.get(item) || 'all 0s'}, ${moves}`,
          ...(isHidden && { opacity: '0', scale: '0.001', visibility: 'hidden' }),
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
