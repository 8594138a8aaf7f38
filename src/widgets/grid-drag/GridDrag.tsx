import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Overrides } from '../../core/react/Bind';
import { keyOf, useLiveList } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { announce } from '../../page/base/announce';
import { isRtl } from '../../page/base/device';
import { emit } from '../../page/base/events';
import { fillText } from '../../page/base/textsOf';
import { GridItems } from '../../ui/layout/grid/GridItems';
import { masonry } from '../../ui/layout/grid/layouts';
import { itemsOf, nameOf, reorder } from './markup';
import { moved, placeAfter } from './rules';
import { type settings as schema, settings } from './settings';
import { useDrag } from './useDrag';
import '../../ui/round/round.css';
import './grid-drag.css';

/** The time an item needs to move to its place, in milliseconds. */
const SETTLING = 400;
const WIDTH = ['width'] as const;
const all = (): boolean => true;

/**
 * A grid whose items the visitor puts into another order.
 *
 * `order` is the order on the screen. It changes while an item is dragged. When the item is dropped, the document
 * follows; when the drag is cancelled, the screen returns to the order of the document.
 */
function GridDrag({ host: grid, settings }: WidgetProps<typeof schema>): ReactNode {
  const { gutter } = settings;
  const children = useLiveList(() => itemsOf(grid));
  const [order, setOrder] = useState<readonly HTMLElement[]>(children);
  const [settling, setSettling] = useState<HTMLElement | null>(null);
  const columns = useDeviceValue(settings.columns);
  // New items go to the end, and removed ones are dropped.
  const kept = order.filter((item) => children.includes(item));
  const items = [...kept, ...children.filter((item) => !kept.includes(item))];
  const list = useRef<readonly HTMLElement[]>(items);
  if (list.current.length !== items.length || items.some((item, at) => item !== list.current[at])) list.current = items;
  const shown = list.current;

  const [first] = useState(children);
  useLayoutEffect(() => () => reorder(grid, first), [grid, first]);

  const timer = useRef(0);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  const put = (next: readonly HTMLElement[], item: HTMLElement): void => {
    setOrder(next);
    reorder(grid, next);
    const values = { name: nameOf(item), n: next.indexOf(item) + 1, total: next.length };
    announce(fillText(settings.placeText, values));
    setSettling(item);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setSettling(null);
      emit(grid, 'dragItemPositioned', item);
    }, SETTLING);
  };
  const dragged = useDrag({
    grid,
    items: shown,
    over: (item, other) => setOrder(moved(shown, item, shown.indexOf(other))),
    // The document still has the old order.
    end: (item, isCancelled) => (isCancelled ? setOrder(children) : put(shown, item)),
  });
  const onKeyDown = (event: KeyboardEvent, item: HTMLElement): void => {
    const at = shown.indexOf(item);
    const to =
      event.ctrlKey || event.metaKey || event.altKey
        ? null
        : placeAfter(event.key, at, shown.length, columns, isRtl(grid));
    if (to === null) return;
    event.preventDefault();
    if (to !== at) put(moved(shown, item, to), item);
  };

  const layOut = useCallback(
    (every: readonly HTMLElement[], width: number) => {
      const own = Math.max(0, (width - gutter * (columns - 1)) / columns);
      const sizes = every.map((item) => ({ width: own, height: item.offsetHeight + gutter }));
      const { boxes, height } = masonry(sizes, width, own, gutter);
      return { boxes, height: Math.max(0, height - gutter) };
    },
    [columns, gutter],
  );
  const more = (item: HTMLElement): Overrides => {
    const isDragging = dragged?.item === item;
    return {
      class: { 'is-dragging': isDragging, 'is-positioning-post-drag': settling === item },
      style: isDragging
        ? {
            top: `${dragged.y}px`,
            'inset-inline-start': `${dragged.x}px`,
            transition: 'none',
            'z-index': '1',
            'pointer-events': 'none',
          }
        : {},
    };
  };
  return (
    <>
      <GridItems container={grid} items={shown} isShown={all} layOut={layOut} sizes={WIDTH} more={more} />
      {shown.map((item) => (
        <Place key={keyOf(item)} in={item} as="span" className="storefront-grid-grip storefront-round">
          <button
            type="button"
            className="storefront-round-button"
            aria-label={fillText(settings.moveText, { name: nameOf(item) })}
            aria-description={settings.helpText}
            title={settings.helpText}
            onKeyDown={(event) => onKeyDown(event, item)}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
              <path d="M8 0l3 3H9v4h4V5l3 3-3 3V9H9v4h2l-3 3-3-3h2V9H3v2L0 8l3-3v2h4V3H5z" fill="currentColor" />
            </svg>
          </button>
        </Place>
      ))}
    </>
  );
}

export default widget({ settings, component: GridDrag, isLeft: false });
