/** The panel's layout, and the state that its parts share: the selected widget, the history, the questions. */
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Hosts } from '../core/hosts/hosts';
import { isRtl } from '../page/base/device';
import { Bar } from './Bar';
import { DeviceFrame } from './DeviceFrame';
import { type Device, devices } from './devices';
import type { SettingDocs, WidgetForms } from './docs';
import { type Change, changesOf, type Draft, isUnsaved } from './drafts';
import { Foot } from './Foot';
import { Highlight } from './Highlight';
import { labelOf, labelOfChange, wordsOfChange } from './itemFields';
import type { PanelHandle } from './openPanel';
import { Question } from './Question';
import { openField, reveal } from './reveal';
import { SelectedWidget } from './SelectedWidget';
import { pluginServer } from './save';
import type { Store } from './store';
import { direction, language, mark, t } from './texts';
import { useLeaveQuestion } from './useLeaveQuestion';
import { usePageBeside } from './usePageBeside';
import { usePointing } from './usePointing';
import { useSaid } from './useSaid';
import { useSteps } from './useSteps';
import { WidgetList } from './WidgetList';
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

/** The whole panel, with a box around the element of the pointed or selected widget. */
export function Panel({ hosts, store, docs, forms, room, onHandle, onClose }: Props): ReactNode {
  useSyncExternalStore(store.subscribe, store.get);
  const items = useWidgetItems(hosts);
  const [selected, setSelected] = useState<number>();
  const [visits, setVisits] = useState(0);
  const [pointed, setPointed] = useState<number>();
  const [isPicking, setPicking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const [isAtStart, setAtStart] = useState(isRtl);
  const [device, setDevice] = useState<Device>();
  const all = useMemo(devices, []);
  const [isDetailed, setDetailed] = useState(false);
  const [step, go] = useSteps();
  const [said, say] = useSaid();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const server = useMemo(pluginServer, []);
  /** What was copied last, where that is the only way to keep changes, or kept as a draft. Closing does not ask for it. */
  const copied = useRef<Draft>(undefined);

  const nameOf = (one: Change): string => labelOfChange(one, items, forms, store.preview);
  const travel = (type: 'undo' | 'redo'): void => {
    const { present: before } = store.get();
    store.dispatch({ type });
    const labels = new Set(changesOf(before, store.get().present).map(nameOf));
    if (labels.size > 0) say(t(type === 'undo' ? mark('Undone: %s.') : mark('Redone: %s.'), [...labels].join(', ')));
  };

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

  /** The setting that the next selected widget is opened for. */
  const wanted = useRef<string>(undefined);
  const select = useCallback(
    (id: number, key?: string): void => {
      wanted.current = key;
      setSelected(id);
      go('form');
      setVisits((before) => before + 1);
      setPicking(false);
      setFolded(false);
    },
    [go],
  );
  // Only for this widget, because the pointer may be over another one by now.
  const leave = useCallback((id: number): void => setPointed((now) => (now === id ? undefined : now)), []);
  const current = items.find(({ id }) => id === selected);
  const host = current?.instance.host;
  // The focus moves into the form, which is scrolled to its top and shows the new widget.
  useLayoutEffect(() => {
    if (visits === 0 || !host) return;
    form.current?.focus();
    form.current?.scrollTo(0, 0);
    if (wanted.current) openField(form.current, wanted.current);
    reveal(host);
  }, [visits, host]);

  // The way back leads to the widget in the list.
  useLayoutEffect(() => {
    if (step === 'list' && visits > 0) room.querySelector<HTMLElement>('[role=option][aria-selected=true]')?.focus();
  }, [step, visits, room]);

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

  usePageBeside(isAtStart ? 'left' : 'right', !isFolded);
  const label = current && labelOf(current, forms);
  const formLabel = label ? t('Settings of %s', label) : t('Selected widget');
  const lit = items.find(({ id }) => id === pointed) ?? current;

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      if (isPicking) setPicking(false);
      else if (isAsking) setAsking(false);
      else askToClose();
    } else if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z') {
      travel(event.shiftKey ? 'redo' : 'undo');
    } else if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's' && server) {
      room.querySelector<HTMLElement>('.save .main')?.click();
    } else return;
    event.preventDefault();
  };

  return (
    <>
      {device && !isFolded && (
        <DeviceFrame device={device} selected={host} store={store} isAtStart={isAtStart} say={say} />
      )}
      {lit && !device && <Highlight key={lit.id} element={lit.instance.host} label={labelOf(lit, forms)} />}
      <div
        role="dialog"
        aria-label={t('Edit widgets')}
        lang={language()}
        dir={direction()}
        className={`panel${isAtStart ? ' at-start' : ''}${isFolded ? ' folded' : ''}${step ? ' steps' : ''}`}
        onKeyDown={press}
      >
        <Bar
          titleRef={title}
          isPicking={isPicking}
          onPick={setPicking}
          isFolded={isFolded}
          onFold={setFolded}
          devices={all}
          device={device}
          onDevice={setDevice}
          onSide={() => setAtStart(!isAtStart)}
          onClose={askToClose}
        />
        <div className="body" hidden={isFolded}>
          {isAsking && (
            <Question
              text={t('Changes that would be lost: %s.', countLost())}
              yes={t('Close without saving')}
              onYes={onClose}
              onNo={() => setAsking(false)}
            />
          )}
          {step !== 'form' && (
            <WidgetList
              items={items}
              forms={forms}
              isDetailed={isDetailed}
              selected={selected}
              pointed={pointed}
              onPoint={setPointed}
              onLeave={leave}
              onSelect={select}
            />
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and takes the focus when a widget is selected. */}
          <section ref={form} className="form" tabIndex={0} aria-label={formLabel} hidden={step === 'list'}>
            {step === 'form' && (
              <button type="button" className="back" onClick={() => go('list')}>
                {t('Back to the list')}
              </button>
            )}
            {current ? (
              <SelectedWidget
                key={current.id}
                item={current}
                hosts={hosts}
                store={store}
                docs={docs}
                forms={forms}
                room={room}
                device={device?.id}
                isDetailed={isDetailed}
                say={say}
                onTaken={() => {
                  // Changes of attributes are not among them.
                  const { base, present } = store.get();
                  if (!server) copied.current = { ...base, site: present.site };
                }}
              />
            ) : (
              <p className="none">{t('Select a widget in the list, or pick it on the page.')}</p>
            )}
          </section>
          <Foot
            store={store}
            server={server}
            isDetailed={isDetailed}
            onDetails={setDetailed}
            travel={travel}
            say={say}
            wordsOf={(entry, key) => {
              const words = wordsOfChange({ place: 'site', entry, key }, items, forms, store.preview);
              return isDetailed ? { ...words, widget: entry } : words;
            }}
            room={room}
            onKept={(kept) => {
              copied.current = { ...kept, host: store.get().base.host };
            }}
          />
        </div>
        <p role="status" className="said">
          <span key={said.number}>{said.text}</span>
        </p>
      </div>
    </>
  );
}
