import { type ReactNode, useCallback, useState } from 'react';
import { Bind, BindAll, type BindItem, type Overrides } from '../../core/react/Bind';
import { useLive, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { announce } from '../../page/base/announce';
import { isRtl } from '../../page/base/device';
import { fillText } from '../../page/base/textsOf';
import { Filters } from '../../ui/layout/grid/Filters';
import { GridItems } from '../../ui/layout/grid/GridItems';
import { type Box, columns as columnsLayout, justified } from '../../ui/layout/grid/layouts';
import { containerOf, imageOf, indexOf, itemsOf, ratioOf, tagsOf, titlesOf } from './markup';
import { HoverAnimations, Pictures } from './Pictures';
import { groupFor, placeVariables, ratioFrom } from './rules';
import { type settings as schema, settings } from './settings';
import './gallery.css';

const GROUP = 'data-elementor-lightbox-slideshow';
const SIZES = ['width', 'height'] as const;
const FILLS = { height: '100%', padding: '0' };

/** Lays out a gallery's pictures in a grid, in rows or in columns; where there are several galleries, filters them. */
function Gallery({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const { gallery_layout: kind, show_all_galleries: hasAll } = settings;
  const container = useLive(host, () => containerOf(host)) ?? host;
  const items = useLiveList(() => itemsOf(host));
  const titles = useLiveList(() => titlesOf(host));
  const [choice, setChoice] = useState<string | null>(null);
  const first = hasAll || !titles[0] ? 'all' : indexOf(titles[0]);
  const chosen = choice ?? first;
  const columns = useDeviceValue(settings.columns);
  const gap = useDeviceValue(settings.gap);
  const ideal = useDeviceValue(settings.ideal_row_height);
  const ratio = ratioFrom(settings.aspect_ratio);
  // Without filters nothing moves, so a CSS grid is enough.
  const isPlain = kind === 'grid' && titles.length === 0;

  const isShown = (item: Element): boolean => chosen === 'all' || tagsOf(item).includes(chosen);
  const shown = items.filter(isShown);
  const layOut = useCallback(
    (all: readonly HTMLElement[], width: number) => {
      const gaps = { column: gap, row: gap };
      const ratios = all.map((item) => (kind === 'grid' ? ratio : ratioOf(item)));
      if (kind === 'justified') return justified(ratios, width, ideal, gaps);
      const laid = columnsLayout(ratios, width, columns, gaps);
      return kind === 'masonry' ? laid : { boxes: laid.boxes, height: laid.height + laid.below };
    },
    [kind, ratio, columns, gap, ideal],
  );
  const choose = (index: string): void => {
    setChoice(index);
    const count = items.filter((item) => index === 'all' || tagsOf(item).includes(index)).length;
    announce(fillText(settings.resultText, { count }, count));
  };

  const more = (item: HTMLElement, box?: Box, room = 0): Overrides => {
    const at = shown.indexOf(item);
    const group = item.getAttribute(GROUP);
    return {
      class: { 'e-gallery-item': true, 'e-gallery-item--hidden': at < 0 },
      attrs: { [GROUP]: group !== null && at >= 0 && chosen !== 'all' ? groupFor(group, chosen) : undefined },
      style: {
        padding: '0',
        margin: '0',
        ...(kind === 'grid' &&
          at >= 0 && { '--column': String(at % columns), '--row': String(Math.floor(at / columns)) }),
        ...(kind !== 'grid' && box && placeVariables(box, room)),
      },
    };
  };
  const images = items.flatMap((item): BindItem[] => {
    const image = imageOf(item);
    const style = isPlain ? { height: 'auto', padding: '0', 'aspect-ratio': String(ratio) } : FILLS;
    return image ? [[image, { style }]] : [];
  });
  return (
    <>
      <Bind
        to={container}
        class={{
          'e-gallery-container': true,
          [`e-gallery-${kind}`]: true,
          [`e-gallery--${isRtl(container) ? 'rtl' : 'ltr'}`]: true,
          'e-gallery--lazyload': settings.lazyload,
        }}
        style={{
          '--hgap': `${gap}px`,
          '--vgap': `${gap}px`,
          '--animation-duration': '400ms',
          '--columns': String(columns),
          '--rows': kind === 'grid' ? String(Math.ceil(shown.length / columns)) : undefined,
          '--aspect-ratio': kind === 'grid' ? `${Math.round(1e4 / ratio) / 100}%` : undefined,
          'padding-bottom': '0',
        }}
      />
      <BindAll items={images} />
      <HoverAnimations items={items} settings={settings} />
      <Pictures items={items} isLazy={settings.lazyload} />
      {titles.length > 0 && (
        <Filters
          buttons={titles}
          activeClass="elementor-item-active"
          chosen={chosen}
          label={settings.filterText}
          toValue={indexOf}
          choose={choose}
        />
      )}
      {isPlain ? (
        <>
          <Bind
            to={container}
            style={{
              display: 'grid',
              'grid-template-columns': `repeat(${columns}, minmax(0, 1fr))`,
              gap: `${gap}px`,
              height: 'auto',
            }}
          />
          <BindAll
            items={items.map((item): BindItem => {
              const own = more(item);
              const style = { position: 'relative', inset: 'auto', width: 'auto', height: 'auto', ...own.style };
              return [item, { ...own, style }];
            })}
          />
        </>
      ) : (
        <GridItems container={container} items={items} isShown={isShown} layOut={layOut} sizes={SIZES} more={more} />
      )}
    </>
  );
}

export default widget({ settings, component: Gallery });
