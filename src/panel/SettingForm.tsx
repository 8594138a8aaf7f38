/** The form for the settings of one widget. */
import { type ReactNode, useId, useState } from 'react';
import { mergeLayers, settingLayers } from '../core/hosts/settingLayers';
import { scriptSettings } from '../core/settings/settings';
import type { RawSettings, ReportedSetting, SettingDescription } from '../core/types';
import { isSame } from './controls/field';
import { SettingControl } from './controls/SettingControl';
import type { SettingDocs } from './docs';
import { type Drafts, isChanged, type Spot, valueAt } from './drafts';
import { placeholdersOf, refusalFor } from './refusal';
import type { Store } from './store';
import type { WidgetItem } from './widgetItems';

/** A sentence of the documentation; what stands in backticks is code. */
const Sentence = ({ text }: { text: string }): ReactNode =>
  text.split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text.
    at % 2 === 1 ? <code key={at}>{part}</code> : part,
  );

const SOURCES: Record<ReportedSetting['source'], string> = {
  default: 'the default',
  page: 'from the page',
  site: 'from the site’s configuration',
  host: 'from data-settings',
};

function sourceText({ source, entry }: ReportedSetting): string {
  return source === 'site' && entry !== undefined ? `${SOURCES.site}: ${entry}` : SOURCES[source];
}

interface FieldProps {
  setting: SettingDescription;
  /** The setting's key, or that of a device. */
  settingKey: string;
  label: string;
  about: string;
  reported: ReportedSetting;
  /** What the page gives without a reader, for groups. */
  raw: unknown;
  /** Another place that the entry cannot override. */
  fixed: string | undefined;
  spot: Spot;
  drafts: Drafts;
  store: Store;
}

function Field({
  setting,
  settingKey,
  label,
  about,
  reported,
  raw,
  fixed,
  spot,
  drafts,
  store,
}: FieldProps): ReactNode {
  const id = useId();
  const [refused, setRefused] = useState<{ message: string; besides: unknown }>();
  const own = valueAt(drafts.present, spot);
  const value = own ? own.value : setting.control.kind === 'group' ? raw : reported.value;
  const message = refused && isSame(refused.besides, value) ? refused.message : '';
  const changed = isChanged(drafts, spot);
  const isMarkup = spot.place === 'host';
  const isOverridden = own !== undefined && !isMarkup && reported.source === 'site' && reported.entry !== spot.entry;

  const change = (next: unknown): boolean => {
    const refusal = refusalFor(setting, settingKey, next, isMarkup);
    setRefused(refusal ? { message: refusal, besides: value } : undefined);
    if (refusal) return false;
    if (next === undefined) store.dispatch({ type: 'reset', ...spot });
    else store.dispatch({ type: 'set', ...spot, value: next, at: performance.now() });
    return true;
  };
  const reset = (): void => {
    setRefused(undefined);
    store.dispatch({ type: 'reset', ...spot });
  };
  const placeholders = setting.acceptsText ? placeholdersOf(String(setting.fallback)) : [];
  return (
    <div className={`field${changed ? ' changed' : ''}`} data-key={settingKey}>
      <div className="head">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {changed && <span className="badge">changed</span>}
        {(own || message) && (
          <button type="button" className="quiet" onClick={reset} aria-label={`Reset ${settingKey}`}>
            {changed || message ? 'Reset' : 'Remove'}
          </button>
        )}
      </div>
      {fixed ? (
        <output id={id}>{JSON.stringify(value)}</output>
      ) : (
        <SettingControl
          setting={setting}
          id={id}
          value={value}
          describedBy={`${id}-error ${id}-about`}
          isInvalid={message !== ''}
          onChange={change}
        />
      )}
      <p id={`${id}-error`} className="error" role="alert">
        {message && `${message}.`}
      </p>
      <div id={`${id}-about`} className="about">
        {about && (
          <p>
            <Sentence text={about} />
          </p>
        )}
        {placeholders.length > 0 && (
          <p>
            Put in when it is shown: <code>{placeholders.join(' ')}</code>
          </p>
        )}
        <p className="source">
          {setting.type}. Now <code>{JSON.stringify(reported.value)}</code>, {sourceText(reported)}
          {isMarkup && '. It wins over the configuration: take the attribute below.'}
          {fixed && `. ${fixed}`}
          {isOverridden && `. This entry’s value is overridden on this element.`}
        </p>
      </div>
    </div>
  );
}

interface Props {
  item: WidgetItem;
  docs: SettingDocs;
  /** The entry that changes go to: the widget's type, or a selector. */
  entry: string;
  drafts: Drafts;
  store: Store;
}

/** A setting without a value of its own, as of a device that takes over the larger one's. */
const NONE: ReportedSetting = { value: undefined, source: 'default' };

const deviceOf = (key: string, base: string): string => key.slice(base.length).replaceAll('_', ' ').trim();

export function SettingForm({ item, docs, entry, drafts, store }: Props): ReactNode {
  const { instance, row } = item;
  const { definition, host } = instance;
  const described = definition?.settings?.describe?.() ?? [];
  const reported = row.settings;
  const raw: RawSettings =
    definition && described.some(({ control }) => control.kind === 'group')
      ? mergeLayers(settingLayers(host, row.widget, definition, () => {}))
      : {};
  const inScript = scriptSettings(host);
  const sentences = docs[row.widget]?.settings ?? {};

  const field = (setting: SettingDescription, key: string, label: string, about: string): ReactNode => {
    const now = reported[key] ?? NONE;
    const isHost = now.source === 'host';
    const fixed = Object.hasOwn(inScript, key)
      ? 'A script in the element gives it; change it there.'
      : now.source === 'site' && now.entry === 'texts'
        ? 'storefrontWidgetsConfig.texts gives it; change it there.'
        : undefined;
    return (
      <Field
        key={`${key} ${isHost} ${entry}`}
        setting={setting}
        settingKey={key}
        label={label}
        about={about}
        reported={now}
        raw={raw[key]}
        fixed={fixed}
        spot={isHost ? { place: 'host', entry: store.preview.numberOf(host), key } : { place: 'site', entry, key }}
        drafts={drafts}
        store={store}
      />
    );
  };

  if (!definition) return <p className="none">Its settings are known once its code has come.</p>;
  if (described.length === 0) return <p className="none">It has no settings.</p>;
  return described.map((setting) => (
    <div key={setting.key} className="setting">
      {field(setting, setting.key, setting.key, sentences[setting.key] ?? '')}
      {setting.perDevice && (
        <details open={setting.perDevice.some((key) => reported[key])}>
          <summary>{setting.key} on other devices</summary>
          {setting.perDevice.map((key) => field(setting, key, deviceOf(key, setting.key), ''))}
        </details>
      )}
    </div>
  ));
}
