/** The part of the panel for the selected widget. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Hosts } from '../core/hosts/hosts';
import type { SettingDocs, WidgetForms } from './docs';
import { formOf } from './fields';
import { labelOf } from './itemFields';
import { OpenPopup } from './OpenPopup';
import { Outputs } from './Outputs';
import { hasPlugin } from './preview';
import { SettingForm } from './SettingForm';
import { elementScope, type Scope, typeScope } from './scopes';
import { selectorOf } from './selectors';
import type { Store } from './store';
import { t } from './texts';
import { shorten } from './values';
import type { WidgetItem } from './widgetItems';

/** How long a shown message may be, in characters, because it may quote markup. */
const LONGEST_MESSAGE = 500;

interface Props {
  hosts: Hosts;
  store: Store;
  docs: SettingDocs;
  forms: WidgetForms;
  room: ShadowRoot;
  item: WidgetItem;
  /** The device that the page is shown on; undefined: the desktop. */
  device: string | undefined;
  /** Are keys, selectors and times shown? */
  isDetailed: boolean;
  say(message: string): void;
  /** Called when all changes were copied. */
  onTaken(): void;
}

/** The selected widget: its state, its form, and the buttons that copy its settings. */
export function SelectedWidget({
  item,
  hosts,
  store,
  docs,
  forms,
  room,
  device,
  isDetailed,
  say,
  onTaken,
}: Props): ReactNode {
  const [scope, setScope] = useState<Scope>('element');
  const { row, instance } = item;
  const { host } = instance;
  const selector = useMemo(() => selectorOf(host), [host]);
  const entry = scope === 'element' ? selector : row.widget;
  const drafts = store.get();
  const label = labelOf(item, forms);
  const title = useRef<HTMLHeadingElement>(null);
  const scopes: [Scope, ReactNode][] = [
    ['element', elementScope(host, selector, label)],
    ['type', typeScope(label)],
  ];
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {label}
      </h2>
      <p className="about">{t(instance.definition?.about ?? docs[row.widget]?.about ?? '')}</p>
      <p className="about" hidden={!isDetailed}>
        <b>{row.widget}</b>, <code>{item.place}</code>. {t('State: %s.', row.state)}
        {row.waitedFor && ` ${t('Starts with: %s.', row.waitedFor)}`}
        {row.mountMs !== null && ` ${t('Mounted in %s ms.', row.mountMs.toFixed(1))}`} {t('Changes are saved under')}{' '}
        <code>{selector}</code>.
      </p>
      {row.status && <p className="about">It {row.status}.</p>}
      {[...row.errors, ...row.diagnostics].map((message) => (
        <p key={message} className="error">
          {shorten(message, LONGEST_MESSAGE)}
        </p>
      ))}
      {row.state !== 'mounted' && (
        <button
          type="button"
          onClick={() => {
            hosts.mount(host);
            // The button disappears and would take the focus with it.
            title.current?.focus();
          }}
        >
          {t('Start it now')}
        </button>
      )}
      {row.widget === 'popup' && row.state === 'mounted' && <OpenPopup host={host} say={say} />}
      <fieldset className="scope">
        <legend>{t('Changes are for')}</legend>
        {scopes.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="scope" checked={scope === value} onChange={() => setScope(value)} /> {label}
          </label>
        ))}
      </fieldset>
      {scope === 'type' && (
        <p className="about">
          {t('What is not set here is as each page says. The fields show what the selected one says.')}
        </p>
      )}
      <SettingForm
        item={item}
        docs={docs}
        form={formOf(forms, row.widget)}
        scope={scope}
        entry={entry}
        drafts={drafts}
        store={store}
        device={device}
        isDetailed={isDetailed}
      />
      {(isDetailed || !hasPlugin()) && (
        <Outputs
          item={item}
          isDetailed={isDetailed}
          entry={entry}
          host={store.preview.numberOf(host)}
          drafts={drafts}
          room={room}
          say={say}
          onTaken={onTaken}
        />
      )}
    </>
  );
}
