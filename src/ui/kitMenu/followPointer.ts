import { itemAround } from './markup';
import type { Open } from './useOpen';

/** How long the pointer may be elsewhere on its way to a panel, in milliseconds. */
const AWAY = 200;

/** How long it must rest on another item while one is open. */
const REST = 120;

/** Opens what the mouse is over, and closes what it has left; what was pressed stays. Returns what stops it. */
export function followPointer(
  host: HTMLElement,
  { open, set }: { open(): Open | null; set(item: Element | null): void },
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer = 0;
  const later = (item: Element | null, patience: number): void => {
    timer = window.setTimeout(() => {
      if (item || open()?.by === 'pointer') set(item);
    }, patience);
  };
  const onOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    const now = open();
    const item = target instanceof Element ? itemAround(host, target) : null;
    if (item === (now?.item ?? null)) return;
    if (!item) later(null, AWAY);
    else if (!now || now.item.contains(item)) set(item);
    // It is still inside of what was pressed.
    else if (now.by === 'pointer' || !item.contains(now.item)) later(item, REST);
  };
  const onLeave = ({ pointerType }: PointerEvent): void => {
    clearTimeout(timer);
    if (pointerType === 'mouse') later(null, AWAY);
  };
  host.addEventListener('pointerover', onOver as EventListener, { signal });
  host.addEventListener('pointerleave', onLeave as EventListener, { signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
