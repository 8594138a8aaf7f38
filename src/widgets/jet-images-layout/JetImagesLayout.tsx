import { type ReactNode, useCallback, useState } from 'react';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { useLive, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { valueFor } from '../../elementor/devices';
import { useForDevice } from '../../elementor/useDeviceValue';
import { GridItems } from '../../ui/layout/grid/GridItems';
import { columnsOfStyle, inTurn, undoSalvattore } from './columns';
import { type ImagesLayoutSettings, readImagesLayout, type settings as schema, settings } from './settings';

const WIDTH = ['width'] as const;
const all = (): boolean => true;

interface ColumnsProps {
  list: HTMLElement;
  items: readonly HTMLElement[];
  columns: ImagesLayoutSettings['columns'];
}

/** Pictures in columns, each at its own height. */
function Columns({ list, items, columns }: ColumnsProps): ReactNode {
  useState(() => undoSalvattore(list));
  const count = useForDevice((device) => valueFor(columns, device) || columnsOfStyle(list) || 3);
  const layOut = useCallback(
    (shown: readonly HTMLElement[], width: number) =>
      inTurn(
        shown.map((item) => item.getBoundingClientRect().height),
        width,
        count,
      ),
    [count],
  );
  return (
    <>
      {/* Salvattore looks for this attribute. */}
      <Bind to={list} attrs={{ 'data-columns': null }} />
      <GridItems container={list} items={items} isShown={all} layOut={layOut} sizes={WIDTH} isStill />
    </>
  );
}

/** In a row of one height, a picture grows by how wide it is; JetElements prints its size. */
function justified(item: HTMLElement, height: number): Record<string, string> | undefined {
  const picture = item.querySelector<HTMLElement>('.jet-images-layout__image-instance');
  const ratio = Number(picture?.dataset.width) / Number(picture?.dataset.height);
  if (!(ratio > 0) || !Number.isFinite(ratio)) return undefined;
  return { 'flex-grow': String(Math.round(ratio * 1000) / 10), 'flex-basis': `${Math.round(height * ratio)}px` };
}

/** Pictures in columns, in rows of one height, in a grid or a list. */
function JetImagesLayout({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const { layoutType, justifyHeight, columns } = settings;
  const list = useLive(host, () => host.querySelector<HTMLElement>('.jet-images-layout__list'));
  const items = useLiveList(() => [...host.querySelectorAll<HTMLElement>('.jet-images-layout__item')]);
  const bound = items.flatMap((item): BindItem[] => {
    const style = layoutType === 'justify' ? justified(item, justifyHeight) : undefined;
    const loader = item.querySelector('.jet-images-layout__image-loader');
    return [
      [item, { class: { 'image-loaded': true }, style }],
      ...(loader ? [[loader, { style: { display: 'none' } }] as const] : []),
    ];
  });
  return (
    <>
      <BindAll items={bound} />
      {list && layoutType === 'masonry' && <Columns list={list} items={items} columns={columns} />}
    </>
  );
}

export default widget({ settings, read: readImagesLayout, component: JetImagesLayout });
