/** The panel's layout, and what all of its parts share: the selected widget, the history, the questions. */
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
import type { SettingDocs } from './docs';
import { changesOf, isUnsaved } from './drafts';
import { Highlight } from './Highlight';
import { Outputs } from './Outputs';
import type { PanelHandle } from './openPanel';
import { SaveBar } from './SaveBar';
import { SettingForm } from './SettingForm';
import { pluginServer } from './save';
import { selectorOf } from './selectors';
import type { Store } from './store';
import { usePointing } from './usePointing';
import { count, WidgetList } from './WidgetList';
import { useWidgetItems, type WidgetItem } from './widgetItems';

interface Props {
  hosts: Hosts;
  store: Store;
  docs: SettingDocs;
  room: ShadowRoot;
  onHandle(handle: PanelHandle): void;
  onClose(): void;
}

type Scope = 'element' | 'type';

const isRtl = (): boolean => getComputedStyle(document.documentElement).direction === 'rtl';

/** Asks before the page is left with something unsaved. */
function useLeaveQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

interface WidgetProps extends Pick<Props, 'hosts' | 'store' | 'docs' | 'room'> {
  item: WidgetItem;
  say(message: string): void;
}

/** The selected widget: what is known of it, its form, and what comes out. */
function Widget({ item, hosts, store, docs, room, say }: WidgetProps): ReactNode {
  const [scope, setScope] = useState<Scope>('element');
  const { row, instance } = item;
  const { host } = instance;
  const selector = useMemo(() => selectorOf(host), [host]);
  const entry = scope === 'element' ? selector : row.widget;
  const drafts = store.get();
  const scopes: [Scope, string][] = [
    ['element', 'this element'],
    ['type', `every ${row.widget} of the site`],
  ];
  return (
    <section className="widget" aria-label="Settings">
      <h2>{row.widget}</h2>
      <p className="about">{docs[row.widget]?.about}</p>
      <p className="about">
        <code>{item.place}</code> is {row.state}
        {row.waitedFor && `; it starts with “${row.waitedFor}”`}
        {row.mountMs !== null && `; mounted in ${row.mountMs.toFixed(1)} ms`}.
      </p>
      {[...row.errors, ...row.diagnostics].map((message) => (
        <p key={message} className="error">
          {message}
        </p>
      ))}
      {row.state !== 'mounted' && (
        <button type="button" onClick={() => hosts.mount(host)}>
          Start it now
        </button>
      )}
      <fieldset className="scope">
        <legend>Changes are for</legend>
        {scopes.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="scope" checked={scope === value} onChange={() => setScope(value)} /> {label}
          </label>
        ))}
      </fieldset>
      <SettingForm item={item} docs={docs} entry={entry} drafts={drafts} store={store} />
      <Outputs
        item={item}
        entry={entry}
        host={store.preview.numberOf(host)}
        drafts={drafts}
        room={room}
        say={say}
        onTaken={() => {
          const { base, present } = store.get();
          // Where the plugin saves, copies are no substitute.
          if (!pluginServer()) store.dispatch({ type: 'saved', draft: { ...base, site: present.site } });
        }}
      />
    </section>
  );
}

/** Asks whether unsaved changes may go. */
function CloseQuestion({ changes, onKeep, onLeave }: { changes: number; onKeep(): void; onLeave(): void }): ReactNode {
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keep.current?.focus(), []);
  return (
    <div role="alertdialog" aria-label="Unsaved changes" className="question">
      <p>{count(changes, 'change')} would be lost.</p>
      <div className="buttons">
        <button ref={keep} type="button" className="main" onClick={onKeep}>
          Keep editing
        </button>
        <button type="button" onClick={onLeave}>
          Close without saving
        </button>
      </div>
    </div>
  );
}

export function Panel({ hosts, store, docs, room, onHandle, onClose }: Props): ReactNode {
  const drafts = useSyncExternalStore(store.subscribe, store.get);
  const items = useWidgetItems(hosts);
  const [selected, setSelected] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const [isPicking, setPicking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const [isAtStart, setAtStart] = useState(isRtl);
  const [message, setMessage] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const server = useMemo(pluginServer, []);

  const unsaved = isUnsaved(drafts);
  useLeaveQuestion(unsaved);

  const askToClose = useCallback((): void => {
    if (!isUnsaved(store.get())) {
      onClose();
      return;
    }
    setFolded(false);
    setAsking(true);
  }, [store, onClose]);
  useLayoutEffect(() => {
    onHandle({ focus: () => title.current?.focus(), askToClose });
    title.current?.focus();
  }, [onHandle, askToClose]);

  const select = useCallback((id: number): void => {
    setSelected(id);
    setPicking(false);
    setFolded(false);
  }, []);
  // It may be over another widget by now.
  const leave = useCallback((id: number): void => setPointed((now) => (now === id ? undefined : now)), []);
  // With the keyboard one goes on in the form; it begins with the new widget.
  useLayoutEffect(() => {
    if (selected === undefined) return;
    form.current?.focus();
    form.current?.scrollTo(0, 0);
  }, [selected]);

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

  const current = items.find(({ id }) => id === selected);
  const lit = items.find(({ id }) => id === pointed) ?? current;

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      if (isPicking) setPicking(false);
      else if (isAsking) setAsking(false);
      else askToClose();
    } else if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z') {
      store.dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
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
        {!isFolded && (
          <>
            {isAsking && (
              <CloseQuestion
                changes={changesOf(drafts.base, drafts.present).length}
                onKeep={() => {
                  setAsking(false);
                  title.current?.focus();
                }}
                onLeave={onClose}
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
            <section ref={form} className="form" tabIndex={0} aria-label="Selected widget">
              {current ? (
                <Widget
                  key={current.id}
                  item={current}
                  hosts={hosts}
                  store={store}
                  docs={docs}
                  room={room}
                  say={setMessage}
                />
              ) : (
                <p className="none">Select a widget in the list, or pick it on the page.</p>
              )}
            </section>
            <div className="foot">
              <div className="buttons">
                <button
                  type="button"
                  disabled={drafts.past.length === 0}
                  onClick={() => store.dispatch({ type: 'undo' })}
                >
                  Undo
                </button>
                <button
                  type="button"
                  disabled={drafts.future.length === 0}
                  onClick={() => store.dispatch({ type: 'redo' })}
                >
                  Redo
                </button>
                <button type="button" disabled={!unsaved} onClick={() => store.dispatch({ type: 'clear' })}>
                  Reset all
                </button>
              </div>
              {server && <SaveBar server={server} store={store} say={setMessage} />}
            </div>
          </>
        )}
        <p role="status" className="said">
          {message}
        </p>
      </div>
    </>
  );
}
