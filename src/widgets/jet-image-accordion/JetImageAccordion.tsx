import { type ReactNode, useRef, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useReducesMotion } from '../../page/motion/useMedia';
import { growthOf } from './rules';
import { readImageAccordion, type settings as schema, settings } from './settings';

const PRESSABLE = 'a[href], button';

const pictureIn = (item: Element): HTMLImageElement | null =>
  item.querySelector('img.jet-image-accordion__image-instance, .jet-image-accordion__image-instance img');

/** Pictures beside each other, of which one grows and shows its text. */
function JetImageAccordion({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const { activeSize, duration, activeItem } = settings;
  const items = useLiveList(() => [...host.querySelectorAll<HTMLElement>('.jet-image-accordion__item')]);
  const [chosen, setChosen] = useState<HTMLElement | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<Element>>(() => new Set());
  const isStill = useReducesMotion();
  const active = chosen && items.includes(chosen) ? chosen : items[activeItem];
  const grow = growthOf(activeSize, items.length);

  const itemAt = (target: EventTarget | null): HTMLElement | undefined =>
    isElement(target) ? items.find((item) => item.contains(target)) : undefined;
  const isMouse = (event: PageEvent): boolean => (event as Event as PointerEvent).pointerType === 'mouse';
  const open = (event: PageEvent): void => setChosen((now) => itemAt(event.target) ?? now);
  // On a touch screen the first tap opens a picture, and presses nothing in it. The tap also moves the focus, which
  // opens the picture, so the state before the tap counts.
  const opened = useRef<HTMLElement>(undefined);
  const onPointerDown = (event: PageEvent): void => {
    opened.current = isMouse(event) ? undefined : itemAt(event.target);
    if (opened.current === active) opened.current = undefined;
  };
  const onClick = (event: PageEvent): void => {
    const item = itemAt(event.target);
    if (!item || item !== opened.current) return;
    opened.current = undefined;
    event.preventDefault();
    setChosen(item);
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    const item = itemAt(event.target);
    const at = item ? items.indexOf(item) : -1;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
    const next = by === 0 || at < 0 ? undefined : items[at + by];
    if (!next) return;
    event.preventDefault();
    (next.querySelector<HTMLElement>(PRESSABLE) ?? next).focus();
  };
  const all: BindItem[] = [
    [
      host,
      {
        on: {
          pointerover: (event) => isMouse(event) && open(event),
          pointerleave: () => setChosen(null),
          pointerdown: onPointerDown,
          focusin: open,
          focusout: () => setChosen(null),
          click: onClick,
          keydown: onKeyDown,
        },
      },
    ],
  ];
  const root = host.querySelector('.jet-image-accordion');
  if (root) all.push([root, { attrs: { role: 'list' } }]);
  for (const item of items) {
    const picture = pictureIn(item);
    const loader = item.querySelector('.jet-image-accordion__item-loader');
    const isLoaded = !picture || picture.complete || loaded.has(picture);
    const isOpen = item === active;
    all.push([
      item,
      {
        class: { 'active-accordion': isOpen },
        // A link inside is the way in; it opens the picture when it gets the focus.
        attrs: { role: 'listitem', 'aria-selected': null, tabindex: item.querySelector(PRESSABLE) ? -1 : 0 },
        style: { 'flex-grow': String(isOpen ? grow : 1), 'transition-duration': isStill ? '0ms' : `${duration}ms` },
      },
    ]);
    if (picture) {
      const settle = (): void => setLoaded((before) => new Set([...before, picture]));
      all.push([picture, { class: { loaded: isLoaded }, on: { load: settle, error: settle } }]);
    }
    if (loader) all.push([loader, { style: { display: isLoaded ? 'none' : undefined } }]);
  }
  return <BindAll items={all} />;
}

export default widget({
  settings,
  read: readImageAccordion,
  component: JetImageAccordion,
});
