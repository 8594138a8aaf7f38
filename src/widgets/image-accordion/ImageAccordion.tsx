import { type ReactNode, useMemo, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { type Picture, type PictureLink, picturesOf } from './markup';
import './image-accordion.css';

type Props = WidgetProps<object>;

/** Follows a link as a click on a real one would. */
function follow({ url, isNewTab, isNofollow }: PictureLink): void {
  const link = document.createElement('a');
  link.href = url;
  if (isNewTab) link.target = '_blank';
  link.rel = [isNewTab && 'noopener', isNofollow && 'nofollow'].filter(Boolean).join(' ');
  link.click();
}

/**
 * Pictures of which one is open: by press, or by the arrow keys of radio buttons. Enter follows the link of the open
 * one.
 */
function ImageAccordion({ host }: Props): ReactNode {
  const labels = useLiveList(() => picturesOf(host).map(({ label }) => label));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other labels mean other markup
  const pictures = useMemo(() => picturesOf(host), [host, labels]);
  // A press before the start may have checked another radio button than the server has.
  const [opened, setOpened] = useState<HTMLElement | null>(
    () => pictures.find(({ input }) => input?.checked && !input.defaultChecked)?.label ?? null,
  );

  const isOpen = ({ label, isActive }: Picture): boolean => (opened ? label === opened : isActive);
  const press = (picture: Picture): void => {
    if (picture.link && (picture.isHovered || isOpen(picture))) follow(picture.link);
    else setOpened(picture.label);
  };
  const onClick = (event: PageEvent): void => {
    const { target } = event;
    // Links inside work as ever. The browser passes a click on a label on to its radio button, which is not another
    // press.
    if (!isElement(target) || target.closest('a, button, input') || isModified(event)) return;
    const picture = pictures.find(({ label }) => label.contains(target));
    if (picture) press(picture);
  };
  const onChange = ({ target }: PageEvent): void => {
    const picture = pictures.find(({ input }) => input === target);
    if (picture) setOpened(picture.label);
  };
  const onKeyDown = (event: PageEvent): void => {
    const picture = pictures.find(({ input }) => event.target === input);
    if (!picture?.link || (event as Event as KeyboardEvent).key !== 'Enter' || isModified(event)) return;
    event.preventDefault();
    follow(picture.link);
  };

  const items: BindItem[] = [[host, { on: { click: onClick, change: onChange, keydown: onKeyDown } }]];
  for (const { label, input, link, isHovered } of pictures) {
    items.push([label, { class: { 'item-opened': label === opened || undefined } }]);
    if (input && (link || !isHovered)) items.push([input, { hidden: false }]);
  }
  return <BindAll items={items} />;
}

export default widget<object>({ component: ImageAccordion });
