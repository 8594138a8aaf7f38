import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { keyOf, sync, useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { asButton } from '../../page/focus/asButton';
import { tellShown } from '../../page/motion/shown';
import { watchEscape, watchOutside } from '../../ui/menus/leaving';
import { readDropbar, type settings as schema, settings } from './settings';
import './dropbar.css';

interface Parts {
  root: HTMLElement;
  inner: HTMLElement;
  button: HTMLElement;
  box: HTMLElement;
}

/** Who has opened the box; null: it is closed. */
type Opener = 'pointer' | 'press' | null;

/** Closes the box that the mouse has opened last. */
let closeOther: (() => void) | undefined;

/** The containers around an element whose `z-index` is `auto`, so that later content may cover the open box. */
const flatAround = (root: Element): HTMLElement[] => {
  const found: HTMLElement[] = [];
  for (let one = root.closest<HTMLElement>('.e-con'); one; one = one.parentElement?.closest('.e-con') ?? null) {
    if (getComputedStyle(one).zIndex === 'auto') found.push(one);
  }
  return found;
};

/** Closes the box on a press outside, on Escape, and when the focus leaves it. */
function useClosing({ root, inner, button }: Parts, isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const contains = (target: Element): boolean => inner.contains(target);
    const shut = (): void => sync(() => latest.current());
    const onFocus = ({ target }: FocusEvent): void => {
      if (isElement(target) && !contains(target)) shut();
    };
    document.addEventListener('focusin', onFocus);
    const stops = [
      watchOutside({ host: root, contains, close: shut }),
      watchEscape(root, false, () => {
        if (inner.contains(document.activeElement)) button.focus();
        shut();
      }),
    ];
    return () => {
      document.removeEventListener('focusin', onFocus);
      for (const stop of stops) stop();
    };
  }, [root, inner, button, isOpen]);
}

interface DropbarProps extends WidgetProps<typeof schema> {
  parts: Parts;
}

function Dropbar({ parts, settings: { mode, hide_delay: delay } }: DropbarProps): ReactNode {
  const { root, inner, button, box } = parts;
  const [opener, setOpener] = useState<Opener>(null);
  const isOpen = opener !== null;
  const timer = useRef(0);
  const [around, setAround] = useState<readonly HTMLElement[]>([]);
  const close = (): void => {
    clearTimeout(timer.current);
    setOpener(null);
  };
  useClosing(parts, isOpen, close);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    tellShown(box);
    setAround(flatAround(root));
    return () => setAround([]);
  }, [isOpen, root, box]);

  const isFinger = (event: PageEvent): boolean => (event as Event as PointerEvent).pointerType === 'touch';
  const enter = (event: PageEvent): void => {
    if (isFinger(event)) return;
    clearTimeout(timer.current);
    const shut = (): void => sync(close);
    if (closeOther !== undefined && !isOpen) closeOther();
    closeOther = shut;
    setOpener((now) => now ?? 'pointer');
  };
  const leave = (event: PageEvent): void => {
    if (isFinger(event) || opener !== 'pointer') return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(close, delay);
  };
  const press = (): void => setOpener((now) => (now === 'press' ? null : 'press'));
  const id = box.id || `jet-dropbar-${keyOf(box)}`;
  const items = around.map((one): BindItem => [one, { style: { 'z-index': '1' } }]);
  return (
    <>
      <Bind to={root} class={{ 'jet-dropbar-open': isOpen }} />
      <Bind to={button} {...asButton(button, press, { 'aria-expanded': String(isOpen), 'aria-controls': id })} />
      <Bind to={box} attrs={{ id, inert: !isOpen }} />
      {mode === 'hover' && <Bind to={inner} on={{ pointerenter: enter, pointerleave: leave }} />}
      <BindAll items={items} />
    </>
  );
}

/** A button with a box that drops from it. */
function JetDropbar(props: WidgetProps<typeof schema>): ReactNode {
  const { host } = props;
  const find = (selector: string) => (): HTMLElement | null => host.querySelector<HTMLElement>(selector);
  const root = useLive(host, find('.jet-dropbar'));
  const inner = useLive(host, find('.jet-dropbar__inner'));
  const button = useLive(host, find('.jet-dropbar__button'));
  const box = useLive(host, find('.jet-dropbar__content-wrapper'));
  if (!root || !inner || !button || !box) return null;
  return <Dropbar {...props} parts={{ root, inner, button, box }} />;
}

export default widget({ settings, read: readDropbar, component: JetDropbar });
