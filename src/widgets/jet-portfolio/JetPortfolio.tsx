import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { useLive, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { announce } from '../../page/base/announce';
import { fillText } from '../../page/base/textsOf';
import { asButton } from '../../page/focus/asButton';
import { focusInto } from '../../page/focus/focus';
import { Filters } from '../../ui/layout/grid/Filters';
import { GridItems } from '../../ui/layout/grid/GridItems';
import { masonry } from '../../ui/layout/grid/layouts';
import { outerSize } from '../../ui/layout/grid/outerSize';
import { ALL, shownBy, slugsOf } from './rules';
import { readPortfolio, type settings as schema, settings } from './settings';
import './portfolio.css';

const NO_SIZES: readonly 'width'[] = [];
const slugOf = (filter: Element): string => filter.getAttribute('data-slug') ?? ALL;
const slugsOfItem = (item: Element): readonly string[] => slugsOf(item.getAttribute('data-slug'));

interface GridProps {
  list: HTMLElement;
  items: readonly HTMLElement[];
  shown: ReadonlySet<HTMLElement>;
}

/** The items in columns without gaps. */
function Grid({ list, items, shown }: GridProps): ReactNode {
  const layOut = useCallback(
    (visible: readonly HTMLElement[], width: number) => {
      const sizes = visible.map(outerSize);
      const sizer = list.querySelector('.grid-sizer');
      return masonry(sizes, width, (sizer ? outerSize(sizer) : sizes[0])?.width ?? width, 0);
    },
    [list],
  );
  return (
    <GridItems container={list} items={items} isShown={(item) => shown.has(item)} layOut={layOut} sizes={NO_SIZES} />
  );
}

/** Sets the states of the items, for style sheets and the lightbox. */
function Items({ host, items, shown, chosen }: { host: Element; chosen: string } & Omit<GridProps, 'list'>): ReactNode {
  const slideshow = `${host.getAttribute('data-id') ?? 'jet-portfolio'}-${chosen}`;
  const bound = items.flatMap((item): BindItem[] => {
    const isShown = shown.has(item);
    const link = item.querySelector('.jet-portfolio__link[data-elementor-open-lightbox=yes]');
    const loader = item.querySelector('.jet-portfolio__image-loader');
    return [
      [
        item,
        {
          class: { 'visible-status': isShown, 'hidden-status': !isShown, 'item-loaded': true },
          attrs: { inert: !isShown },
        },
      ],
      ...(link
        ? [[link, { attrs: { 'data-elementor-lightbox-slideshow': isShown ? slideshow : null } }] as const]
        : []),
      ...(loader ? [[loader, { style: { display: 'none' } }] as const] : []),
    ];
  });
  return <BindAll items={bound} />;
}

/** Pictures in columns, with filters and a button for more. */
function JetPortfolio({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const { layoutType, perPage, filterText, resultText } = settings;
  const list = useLive(host, () => host.querySelector<HTMLElement>('.jet-portfolio__list'));
  const items = useLiveList(() => [...host.querySelectorAll<HTMLElement>('.jet-portfolio__item')]);
  const filters = useLiveList(() => [...host.querySelectorAll<HTMLElement>('.jet-portfolio__filter-item')]);
  const more = useLive(host, () => host.querySelector<HTMLElement>('.jet-portfolio__view-more-button'));
  const [first] = useState(() => filters.find((filter) => filter.matches('.active')));
  const [choice, setChoice] = useState<string | null>(null);
  const chosen = choice ?? (first ? slugOf(first) : ALL);
  // How often more has been asked for, by filter.
  const [asked, setAsked] = useState<Readonly<Record<string, number>>>({});
  const most = more ? perPage * (1 + (asked[chosen] ?? 0)) : items.length;
  const { shown, hasMore } = shownBy(items, slugsOfItem, chosen, most);
  const visible = new Set(shown);

  const before = useRef({ chosen, shown });
  useLayoutEffect(() => {
    const { current: was } = before;
    before.current = { chosen, shown };
    if (was.chosen === chosen && was.shown.length === shown.length) return;
    announce(fillText(resultText, { count: shown.length }, shown.length));
    const next = was.chosen === chosen ? shown[was.shown.length] : undefined;
    // The button may be gone now, and its focus with it.
    if (next) focusInto(next);
  });

  return (
    <>
      {filters.length > 0 && (
        <Filters
          buttons={filters}
          activeClass="active"
          chosen={chosen}
          label={filterText}
          toValue={slugOf}
          choose={setChoice}
        />
      )}
      <Items host={host} items={items} shown={visible} chosen={chosen} />
      {list && (layoutType === 'masonry' || layoutType === 'justify') && (
        <Grid list={list} items={items} shown={visible} />
      )}
      {more && (
        <>
          {more.parentElement && <Bind to={more.parentElement} class={{ 'hidden-status': !hasMore }} />}
          <Bind
            to={more}
            {...asButton(more, () => setAsked((all) => ({ ...all, [chosen]: (all[chosen] ?? 0) + 1 })))}
          />
        </>
      )}
    </>
  );
}

export default widget({ settings, read: readPortfolio, component: JetPortfolio });
