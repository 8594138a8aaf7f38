import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLive, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { announce } from '../../page/base/announce';
import { emit } from '../../page/base/events';
import { fillText } from '../../page/base/textsOf';
import { Filters } from '../../ui/layout/grid/Filters';
import { GridItems } from '../../ui/layout/grid/GridItems';
import { masonry, rows } from '../../ui/layout/grid/layouts';
import { outerSize } from '../../ui/layout/grid/outerSize';
import { classIn, filtersOf, gridOf, itemsOf, shows, wantedOf } from './markup';
import { Paging } from './Paging';
import { readGrid, type settings as schema, settings } from './settings';

const OWN_SIZES: readonly 'width'[] = [];
const WIDTH = ['width'] as const;

/** The width of a column in pixels: the given number, or that of the given element, `.grid-sizer` or the first item. */
function columnOf(grid: HTMLElement, given: string, first: Element | undefined): number {
  const number = Number(given);
  if (given && number > 0) return number;
  const named = classIn(given);
  const sizer = (named && grid.querySelector(named)) || grid.querySelector('.grid-sizer') || first;
  return sizer ? outerSize(sizer).width : 0;
}

/** Lays out the items of a list without gaps, and shows those that match the filter. */
function GridLayout({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const { itemSelector, layoutMode, columnWidth, gutter } = settings;
  const grid = useLive(host, () => gridOf(host)) ?? host;
  const items = useLiveList(() => itemsOf(grid, itemSelector));
  const filters = useLiveList(() => filtersOf(host));
  const [choice, setChoice] = useState<string | null>(null);
  const [first] = useState(() => filters.find((filter) => filter.matches('.selected, .selected > *')));
  const chosen = choice ?? (first ? wantedOf(first) : '*');
  const [isStill, setStill] = useState(false);
  const columns = useDeviceValue(settings.columns);

  const layOut = useCallback(
    (shown: readonly HTMLElement[], width: number) => {
      const own = columns > 0 ? (width - gutter * (columns - 1)) / columns : 0;
      const sizes = shown.map((item) => {
        const size = outerSize(item);
        return own > 0 ? { width: own, height: size.height + gutter } : size;
      });
      // Measured here, before the first item has moved.
      const column = own || columnOf(grid, columnWidth, shown[0]);
      const layout = layoutMode === 'fitrows' ? rows(sizes, width, gutter) : masonry(sizes, width, column, gutter);
      return own > 0 ? { ...layout, height: Math.max(0, layout.height - gutter) } : layout;
    },
    [grid, columns, gutter, columnWidth, layoutMode],
  );
  const isShown = (item: Element): boolean => shows(chosen, item);

  const told = useRef(chosen);
  useLayoutEffect(() => {
    if (told.current === chosen) return;
    told.current = chosen;
    const shown = items.filter((item) => shows(chosen, item));
    announce(fillText(settings.resultText, { count: shown.length }, shown.length));
    emit(grid, 'arrangeComplete', shown);
  }, [chosen, items, grid, settings.resultText]);

  return (
    <>
      {filters.length > 0 && (
        <Filters
          buttons={filters}
          activeClass="selected"
          chosen={chosen}
          label={settings.filterText}
          toValue={wantedOf}
          choose={(wanted) => {
            setStill(false);
            setChoice(wanted);
          }}
        />
      )}
      <GridItems
        container={grid}
        items={items}
        isShown={isShown}
        layOut={layOut}
        sizes={columns > 0 ? WIDTH : OWN_SIZES}
        isStill={isStill}
      />
      <Paging host={host} grid={grid} onTurn={() => setStill(true)} />
    </>
  );
}

export default widget({ settings, read: readGrid, component: GridLayout });
