/** The page's one React root, in a detached fragment: one memoised entry per widget, each in an error boundary. */

import {
  Component,
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { logFailure } from '../problems';
import { AtEnd } from './AtEnd';
import { watchTranslators } from './translators';

/** One unit that the root renders: a widget or an overlay. */
export interface Entry {
  readonly key: number;
  /** Must not throw itself; only errors of the components below it are caught. */
  render(): ReactNode;
  /** Called once, when rendering or an effect has thrown. The entry renders nothing from then on. */
  onError(error: unknown): void;
}

interface Slot {
  entry: Entry;
  element: ReactElement;
}

/** Entries whose content has unmounted, so that they may be removed. */
const left = new WeakSet<Entry>();

class Boundary extends Component<{ entry: Entry; leaving: boolean }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(): void {
    if (this.props.leaving) left.add(this.props.entry);
  }

  override componentDidCatch(error: unknown): void {
    if (this.props.leaving) logFailure('a widget threw while it was unmounted.', error);
    else this.props.entry.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed || this.props.leaving ? null : this.props.entry.render();
  }
}

const elementOf = (entry: Entry, leaving = false): ReactElement =>
  createElement(Boundary, { key: entry.key, entry, leaving });

const Page = ({ slots }: { slots: readonly Slot[] }): ReactNode => slots.map((slot) => slot.element);

let root: Root | undefined;
let slots: readonly Slot[] = [];
let nextKey = 1;

function makeRoot(): Root {
  watchTranslators();
  // React would log errors a second time, even those that the page has prevented.
  return createRoot(document.createDocumentFragment(), { onCaughtError() {} });
}

let isDrawing = false;
let isOutdated = false;

/** Renders synchronously. If an effect calls it during a draw, it draws once more afterwards. */
function draw(): void {
  isOutdated = true;
  if (isDrawing) return;
  isDrawing = true;
  try {
    while (isOutdated) {
      isOutdated = false;
      flushSync(() => root?.render(<Page slots={slots} />));
    }
  } finally {
    isDrawing = false;
  }
}

function replace(entry: Entry, next: Slot | undefined): void {
  slots = slots.flatMap((slot) => (slot.entry === entry ? (next ?? []) : slot));
}

/** Creates an entry for any content. */
export const createEntry = (render: () => ReactNode, onError: (error: unknown) => void): Entry => ({
  key: nextKey++,
  render,
  onError,
});

/**
 * Creates an entry for a built-in widget's component. It renders nothing while `isLeft`; `props` is read at each
 * render.
 */
export const widgetEntry = <P extends { host: HTMLElement }>(
  component: ComponentType<P>,
  props: () => P,
  onError: (error: unknown) => void,
  isLeft: (host: HTMLElement) => boolean = () => false,
): Entry => {
  const render = (): ReactNode => {
    const given = props();
    return isLeft(given.host) ? null : createElement(component, given);
  };
  return createEntry(render, onError);
};

function Waiting({ onStart, onEnd }: { onStart: () => void; onEnd: () => void }): null {
  useLayoutEffect(() => {
    onStart();
    return onEnd;
  }, [onStart, onEnd]);
  return null;
}

/** An entry that may suspend before it shows anything. */
export interface SuspendingEntry extends Entry {
  isWaiting(): boolean;
}

/**
 * Creates an entry for an integrator's component, which may suspend without other entries; its output is placed at the
 * end of the host. If it has suspended, `onReady` is called once it has rendered and its effects have run.
 */
export function suspendingEntry<P extends { host: Element }>(
  component: ComponentType<P>,
  props: () => P,
  onError: (error: unknown) => void,
  onReady: () => void,
): SuspendingEntry {
  let isWaiting = false;
  const onStart = (): void => {
    isWaiting = true;
  };
  const onEnd = (): void => {
    isWaiting = false;
    queueMicrotask(onReady);
  };
  const render = (): ReactNode => {
    const given = props();
    return (
      <AtEnd host={given.host}>
        <Suspense fallback={<Waiting onStart={onStart} onEnd={onEnd} />}>{createElement(component, given)}</Suspense>
      </AtEnd>
    );
  };
  return { ...createEntry(render, onError), isWaiting: () => isWaiting };
}

function Rehearsal({ isDrawing }: { isDrawing: boolean }): ReactNode {
  const [title, setTitle] = useState('');
  const [box] = useState(() => document.createElement('b'));
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => setTitle(isDrawing ? 'a' : 'b'), [isDrawing]);
  useEffect(() => undefined);
  return isDrawing && createPortal(<button ref={ref} type="button" title={title} onClick={() => {}} />, box);
}

/**
 * Runs React's code in slices before the first mount, because browsers compile code on its first run, which takes long.
 */
export async function warmUp(pause: () => Promise<void>): Promise<void> {
  if (root) return;
  root = makeRoot();
  await pause();
  draw();
  await pause();
  let isDrawing = false;
  const rehearsal = createEntry(
    () => <Rehearsal isDrawing={isDrawing} />,
    () => {},
  );
  addEntries([rehearsal]);
  await pause();
  isDrawing = true;
  updateEntry(rehearsal);
  await pause();
  removeEntry(rehearsal);
  await pause();
}

/** Mounts entries synchronously, in one commit. */
export function addEntries(entries: readonly Entry[]): void {
  root ??= makeRoot();
  slots = [...slots, ...entries.map((entry) => ({ entry, element: elementOf(entry) }))];
  draw();
}

/** Rerenders an entry, synchronously. */
export function updateEntry(entry: Entry): void {
  replace(entry, { entry, element: elementOf(entry) });
  draw();
}

/**
 * Removes an entry in two renders: its own boundary must catch an error of a cleanup, which would end the whole root.
 */
export function removeEntry(entry: Entry): void {
  replace(entry, { entry, element: elementOf(entry, true) });
  draw();
  const drop = (): void => {
    replace(entry, undefined);
    draw();
  };
  // During a commit React defers the draw above, so the content has not unmounted yet.
  if (left.has(entry)) drop();
  else queueMicrotask(drop);
}

/**
 * Renders content that belongs to no host (a dialog, a toast) in an error boundary; returns a function that removes it.
 */
export function renderOverlay(node: ReactNode): () => void {
  const entry = createEntry(
    () => node,
    (error) => logFailure('an overlay failed and was removed.', error),
  );
  addEntries([entry]);
  let open = true;
  return () => {
    if (!open) return;
    open = false;
    // Deferred, because the overlay itself may call this from a render or an effect.
    queueMicrotask(() => removeEntry(entry));
  };
}
