import { type ReactNode, useRef, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { isTap } from '../../page/base/device';
import { isInUse } from '../../page/focus/inUse';
import { useReducesMotion } from '../../page/motion/useMedia';
import { itemsOf, loaderIn, lookOf, PRESSABLE, pictureIn, ROOT_LOOK, readImageAccordion, rootOf } from './markup';
import { type settings as schema, settings } from './settings';

/** Pictures beside each other, of which one grows and shows its text. */
function JetImageAccordion({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const { activeSize, duration, activeItem } = settings;
  const items = useLiveList(() => itemsOf(host));
  const [chosen, setChosen] = useState<HTMLElement | null>(() => items.find(isInUse) ?? null);
  const [loaded, setLoaded] = useState<ReadonlySet<Element>>(() => new Set());
  const isStill = useReducesMotion();
  const active = chosen && items.includes(chosen) ? chosen : items[activeItem];

  const itemAt = (target: EventTarget | null): HTMLElement | undefined =>
    isElement(target) ? items.find((item) => item.contains(target)) : undefined;
  const isMouse = (event: PageEvent): boolean => (event as Event as PointerEvent).pointerType === 'mouse';
  const open = (event: PageEvent): void => setChosen((now) => itemAt(event.target) ?? now);
  // On a touch screen the first tap opens a picture, and presses nothing in it. The tap also moves the focus, which
  // opens the picture, so the state before the tap counts.
  const opened = useRef<HTMLElement | null>(undefined);
  const onPointerDown = (event: PageEvent): void => {
    const item = isMouse(event) ? undefined : itemAt(event.target);
    opened.current = item && item !== active ? item : null;
  };
  const onClick = (event: PageEvent): void => {
    const item = itemAt(event.target);
    if (!item) return;
    const { current } = opened;
    // A tap from before the start is repeated as a click alone.
    const isRepeated = current === undefined && isTap(event as Event as MouseEvent);
    opened.current = null;
    if (item !== current && !(isRepeated && item !== items[activeItem])) return;
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
  const root = rootOf(host);
  if (root) all.push([root, ROOT_LOOK]);
  const sizes = { count: items.length, activeSize, duration: isStill ? 0 : duration };
  for (const item of items) {
    const [picture, loader] = [pictureIn(item), loaderIn(item)];
    const isLoaded = !picture || picture.complete || loaded.has(picture);
    all.push([item, lookOf(item, item === active, sizes)]);
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
