/** The panel's layout, and the state that its parts share: the selected widget, the history, the questions. */
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Hosts } from '../core/hosts/hosts';
import { isRtl } from '../page/base/device';
import { Button } from './Button';
import type { SettingDocs, WidgetForms } from './docs';
import { changesOf, type Draft, isUnsaved } from './drafts';
import { Highlight } from './Highlight';
import type { PanelHandle } from './openPanel';
import { Question } from './Question';
import { SaveBar } from './SaveBar';
import { SelectedWidget } from './SelectedWidget';
import { pluginServer } from './save';
import type { Store } from './store';
import { NARROW } from './styles';
import { usePointing } from './usePointing';
import { useSaid } from './useSaid';
import { count, WidgetList } from './WidgetList';
import { useWidgetItems } from './widgetItems';

interface Props {
  hosts: Hosts;
  store: Store;
  docs: SettingDocs;
  forms: WidgetForms;
  room: ShadowRoot;
  onHandle(handle: PanelHandle): void;
  onClose(): void;
}

/** Asks before the page is left with something unsaved. */
function useLeaveQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

/** How much of a selected element must be in view, in pixels. */
const SEEN = 80;

/** Scrolls to an element that is out of view, or behind the panel. */
function reveal(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const isNarrow = matchMedia(NARROW).matches;
  const end = isNarrow ? window.innerHeight * 0.4 : window.innerHeight;
  if (bottom < SEEN || top > end - SEEN) element.scrollIntoView({ block: isNarrow ? 'start' : 'center' });
}

/** The whole panel, with a box around the element of the pointed or selected widget. */
export function Panel({ hosts, store, docs, forms, room, onHandle, onClose }: Props): ReactNode {
  const drafts = useSyncExternalStore(store.subscribe, store.get);
  const items = useWidgetItems(hosts);
  const [selected, setSelected] = useState<number>();
  const [visits, setVisits] = useState(0);
  const [pointed, setPointed] = useState<number>();
  const [isPicking, setPicking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const [isAtStart, setAtStart] = useState(isRtl);
  const [said, say] = useSaid();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const server = useMemo(pluginServer, []);
  /** What was copied last, where that is the only way to keep changes. Closing does not ask for it. */
  const copied = useRef<Draft>(undefined);

  const travel = (type: 'undo' | 'redo'): void => {
    const { present: before } = store.get();
    store.dispatch({ type });
    const keys = new Set(changesOf(before, store.get().present).map(({ key }) => key));
    if (keys.size > 0) say(`${type === 'undo' ? 'Undone' : 'Redone'}: ${[...keys].join(', ')}.`);
  };

  const unsaved = isUnsaved(drafts);
  /** How many changes would be lost now. */
  const countLost = useCallback((): number => {
    const now = store.get();
    return isUnsaved(now) ? changesOf(copied.current ?? now.base, now.present).length : 0;
  }, [store]);
  useLeaveQuestion(countLost() > 0);

  const askToClose = useCallback((): void => {
    if (countLost() === 0) {
      onClose();
      return;
    }
    setFolded(false);
    setAsking(true);
  }, [countLost, onClose]);
  useLayoutEffect(() => {
    onHandle({ focus: () => title.current?.focus(), askToClose });
    title.current?.focus();
  }, [onHandle, askToClose]);

  const select = useCallback((id: number): void => {
    setSelected(id);
    setVisits((before) => before + 1);
    setPicking(false);
    setFolded(false);
  }, []);
  // Only for this widget, because the pointer may be over another one by now.
  const leave = useCallback((id: number): void => setPointed((now) => (now === id ? undefined : now)), []);
  const current = items.find(({ id }) => id === selected);
  const host = current?.instance.host;
  // The focus moves into the form, which is scrolled to its top and shows the new widget.
  useLayoutEffect(() => {
    if (visits === 0 || !host) return;
    form.current?.focus();
    form.current?.scrollTo(0, 0);
    reveal(host);
  }, [visits, host]);

  const find = useCallback(
    (element: Element): number | undefined => {
      for (let node: Element | null = element; node; node = node.parentElement) {
        const item = items.find(({ instance }) => instance.host === node);
        if (item) return item.id;
      }
      return undefined;
    },
    [items],
  );
  usePointing(room, { find, onPoint: setPointed, onSelect: select, isPicking });

  const formLabel = current ? `Settings of ${current.row.widget}` : 'Selected widget';
  const lit = items.find(({ id }) => id === pointed) ?? current;

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      if (isPicking) setPicking(false);
      else if (isAsking) setAsking(false);
      else askToClose();
    } else if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z') {
      travel(event.shiftKey ? 'redo' : 'undo');
    } else return;
    event.preventDefault();
  };

  return (
    <>
      {lit && <Highlight key={lit.id} element={lit.instance.host} label={lit.row.widget} />}
      <div
        role="dialog"
        aria-label="Edit widgets"
        lang="en"
        dir="ltr"
        className={`panel${isAtStart ? ' at-start' : ''}${isFolded ? ' folded' : ''}`}
        onKeyDown={press}
      >
        <div className="bar">
          <h1 ref={title} tabIndex={-1}>
            Edit widgets
          </h1>
          <button type="button" aria-pressed={isPicking} onClick={() => setPicking(!isPicking)}>
            Pick on the page
          </button>
          <button type="button" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
            {isFolded ? 'Unfold' : 'Fold'}
          </button>
          <button
            type="button"
            className="side"
            aria-label="Move to the other side"
            onClick={() => setAtStart(!isAtStart)}
          >
            ⇄
          </button>
          <button type="button" aria-label="Close" onClick={askToClose}>
            ×
          </button>
        </div>
        <div className="body" hidden={isFolded}>
          {isAsking && (
            <Question
              text={`${count(countLost(), 'change')} would be lost.`}
              yes="Close without saving"
              onYes={onClose}
              onNo={() => setAsking(false)}
            />
          )}
          <WidgetList
            items={items}
            selected={selected}
            pointed={pointed}
            onPoint={setPointed}
            onLeave={leave}
            onSelect={select}
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and takes the focus when a widget is selected. */}
          <section ref={form} className="form" tabIndex={0} aria-label={formLabel}>
            {current ? (
              <SelectedWidget
                key={current.id}
                item={current}
                hosts={hosts}
                store={store}
                docs={docs}
                forms={forms}
                room={room}
                say={say}
                onTaken={() => {
                  // Changes of attributes are not among them.
                  const { base, present } = store.get();
                  if (!server) copied.current = { ...base, site: present.site };
                }}
              />
            ) : (
              <p className="none">Select a widget in the list, or pick it on the page.</p>
            )}
          </section>
          <div className="foot">
            <div className="buttons">
              <Button isOff={drafts.past.length === 0} onClick={() => travel('undo')}>
                Undo
              </Button>
              <Button isOff={drafts.future.length === 0} onClick={() => travel('redo')}>
                Redo
              </Button>
              <Button isOff={!unsaved} onClick={() => store.dispatch({ type: 'clear' })}>
                Reset all
              </Button>
            </div>
            {server && <SaveBar server={server} store={store} say={say} />}
          </div>
        </div>
        <p role="status" className="said">
          <span key={said.number}>{said.text}</span>
        </p>
      </div>
    </>
  );
}
