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
import { AtEnd } from './AtEnd';

/** One thing that the root renders. */
export interface Entry {
  readonly key: number;
  /** Must not throw itself: the boundary catches only errors below it. */
  render(): ReactNode;
  /** Called once, when rendering or an effect has thrown. The entry shows nothing from then on. */
  onError(error: unknown): void;
}

interface Slot {
  entry: Entry;
  element: ReactElement;
}

/** Entries that now render nothing and may be removed. */
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
    if (this.props.leaving) console.error('storefront-widgets: a widget threw while it was unmounted.', error);
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

// React would log errors a second time, also those that the page has prevented.
const makeRoot = (): Root => createRoot(document.createDocumentFragment(), { onCaughtError() {} });

let isDrawing = false;
let isOutdated = false;

/** An effect may call it while it draws; it then draws once more. */
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

/** A new entry for anything that renders. */
export const createEntry = (render: () => ReactNode, onError: (error: unknown) => void): Entry => ({
  key: nextKey++,
  render,
  onError,
});

/**
 * A new entry for a widget's component, which renders nothing on a host that is left; `props` are read anew at each
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

/** An entry that may have to wait before it shows anything. */
export interface SuspendingEntry extends Entry {
  isWaiting(): boolean;
}

/**
 * An entry that may suspend without the rest of the page, and shows its component's own output at the host's end;
 * `onReady` is called after a wait, effects included.
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

/** Runs React in slices before the first mount, else a long task, because browsers compile code at its first run. */
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

/** Mounts entries, synchronously and in one commit. */
export function addEntries(entries: readonly Entry[]): void {
  root ??= makeRoot();
  slots = [...slots, ...entries.map((entry) => ({ entry, element: elementOf(entry) }))];
  draw();
}

/** Renders an entry again, because data that its `render` reads has changed. */
export function updateEntry(entry: Entry): void {
  replace(entry, { entry, element: elementOf(entry) });
  draw();
}

/** Empties the boundary before it goes, so that it catches a cleanup's error, which would end the whole root. */
export function removeEntry(entry: Entry): void {
  replace(entry, { entry, element: elementOf(entry, true) });
  draw();
  const drop = (): void => {
    replace(entry, undefined);
    draw();
  };
  // Inside a commit React draws nothing before its end.
  if (left.has(entry)) drop();
  else queueMicrotask(drop);
}
