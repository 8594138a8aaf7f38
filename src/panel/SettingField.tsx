/** One setting in the form: its name, its control, and where its value comes from. */
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Control, ReportedSetting, SettingDescription } from '../core/settings/types';
import { SettingControl } from './controls/SettingControl';
import { type Drafts, isChanged, type Spot, valueAt } from './drafts';
import { hasPlugin } from './preview';
import { placeholdersOf, refusalFor } from './refusal';
import type { Store } from './store';
import { isSame, shortJson } from './values';

/** A sentence of the documentation, whose parts in backticks become code. */
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

function sourceText({ source, entry }: ReportedSetting, key: string, { present }: Drafts): string {
  if (source !== 'site' || entry === undefined) return SOURCES[source];
  const isSaved = valueAt(present, { place: 'site', entry, key });
  return `${isSaved || !hasPlugin() ? SOURCES.site : 'from the site’s own code'}: ${entry}`;
}

/**
 * The value that a control shows: the value that the setting has read, or the raw value if the setting could not read
 * its own result again, e.g. where it reads a map as a list.
 */
function valueToShow({ control, read }: SettingDescription, { value, source }: ReportedSetting, raw: unknown): unknown {
  if (control.kind === 'group') return raw;
  return source === 'default' || isSame(read(value)?.value, value) ? value : raw;
}

interface Props {
  setting: SettingDescription;
  /** A control that replaces the setting's own. */
  control: Control | undefined;
  /** The setting's key, or its key for a device. */
  settingKey: string;
  label: ReactNode;
  about: string;
  reported: ReportedSetting;
  /** The raw value that the page gives. */
  raw: unknown;
  /** The setting on the selected element, if the form is for the whole type. */
  onElement: ReportedSetting | undefined;
  /** The value in the element's attribute, if there is one. */
  inMarkup: unknown;
  /** A sentence that names another place whose value the entry cannot override. */
  fixed: string | undefined;
  spot: Spot;
  drafts: Drafts;
  store: Store;
}

/** The field of one setting, or of its value for a device. */
export function SettingField({
  setting,
  control = setting.control,
  settingKey,
  label,
  about,
  reported,
  raw,
  onElement,
  inMarkup,
  fixed,
  spot,
  drafts,
  store,
}: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [resets, setResets] = useState(0);
  const [refused, setRefused] = useState<{ message: string; own: unknown }>();
  /** The entry's value when a part of the field got the focus: what holds if a part of an edit was accepted, and the whole is not. */
  const start = useRef<{ own: ReturnType<typeof valueAt> }>(undefined);
  const own = valueAt(drafts.present, spot);
  const value = own ? own.value : valueToShow(setting, reported, raw);
  const message = refused && isSame(refused.own, own) ? refused.message : '';
  const changed = isChanged(drafts, spot);
  const isMarkup = spot.place === 'host';
  const isOverridden = own !== undefined && !isMarkup && reported.source === 'site' && reported.entry !== spot.entry;

  const change = (next: unknown): boolean => {
    const refusal = refusalFor(setting, settingKey, next, isMarkup);
    if (refusal) {
      const before = start.current ? start.current.own : own;
      setRefused({ message: refusal, own: before });
      store.dispatch({ type: 'back', ...spot, value: before });
      return false;
    }
    setRefused(undefined);
    if (next === undefined) store.dispatch({ type: 'reset', ...spot });
    else store.dispatch({ type: 'set', ...spot, value: next, at: performance.now() });
    return true;
  };
  const reset = (): void => {
    setRefused(undefined);
    store.dispatch({ type: 'reset', ...spot });
    setResets(resets + 1);
  };
  // A reset replaces the control, which drops the typed text. The button disappears, so the control gets the focus.
  useLayoutEffect(() => {
    if (resets > 0) box.current?.querySelector<HTMLElement>(`[id="${id}"]`)?.focus();
  }, [resets, id]);
  const resetWord = changed || message ? 'Reset' : 'Remove';
  const placeholders = setting.acceptsText ? placeholdersOf(String(setting.fallback)) : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it answers nobody, it only remembers a value.
    <div
      ref={box}
      className={`field${changed ? ' changed' : ''}${message ? ' refused' : ''}`}
      data-key={settingKey}
      onFocus={() => {
        start.current = { own };
      }}
    >
      <div className="head">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {changed && <span className="badge">changed</span>}
        {(own || message) && (
          <button type="button" className="quiet" onClick={reset} aria-label={`${resetWord} ${settingKey}`}>
            {resetWord}
          </button>
        )}
      </div>
      {fixed ? (
        <output id={id}>{shortJson(value)}</output>
      ) : (
        <SettingControl
          key={resets}
          setting={{ ...setting, control }}
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
          {setting.type}.{' '}
          {reported.value === undefined ? (
            'As on the larger device'
          ) : (
            <>
              Now <code>{shortJson(reported.value)}</code>, {sourceText(reported, settingKey, drafts)}
            </>
          )}
          {own !== undefined && !isMarkup && inMarkup !== undefined && (
            <>
              . The element itself says <code>{shortJson(inMarkup)}</code>
            </>
          )}
          {isMarkup && '. It wins over the configuration: take the attribute below.'}
          {fixed && `. ${fixed}`}
          {isOverridden && `. This entry’s value is overridden on this element.`}
          {onElement && !isSame(onElement.value, reported.value) && (
            <>
              . On the selected element <code>{shortJson(onElement.value)}</code>,{' '}
              {sourceText(onElement, settingKey, drafts)}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
