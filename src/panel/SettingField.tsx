/** One setting in the form: its name, its control, and where its value comes from. */
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReportedSetting, SettingDescription } from '../core/settings/types';
import type { Inherited } from './controls/field';
import { SettingControl } from './controls/SettingControl';
import { type Drafts, isChanged, type Spot, valueAt } from './drafts';
import { type Field, nameOfDevice } from './fields';
import { placeholdersOf, refusalFor } from './refusal';
import { SettingSource, wordsFor } from './SettingSource';
import type { Store } from './store';
import { t } from './texts';
import { isSame } from './values';
import { valueWords } from './valueWords';

/**
 * The value that a control shows: the value that the setting has read, or the raw value if the setting could not read
 * its own result again, e.g. where it reads a map as a list.
 */
function valueToShow({ control, read }: SettingDescription, { value, source }: ReportedSetting, raw: unknown): unknown {
  if (control.kind === 'group') return raw;
  return source === 'default' || isSame(read(value)?.value, value) ? value : raw;
}

interface Props {
  setting: Field;
  /** The setting's key, or its key for a device. */
  settingKey: string;
  label: ReactNode;
  /** What the label leaves open. */
  about: string | undefined;
  /** The sentence of the documentation. */
  sentence: string;
  reported: ReportedSetting;
  /** The raw value that the page gives. */
  raw: unknown;
  /** The setting on the selected element, if the form is for the whole type. */
  onElement: ReportedSetting | undefined;
  /** What holds while there is no value for this spot, where it may be without one. */
  inherited: Inherited | undefined;
  /** Has it a value of its own although none for this spot? */
  isGiven: boolean;
  /** The value in the element's attribute, if there is one. */
  inMarkup: unknown;
  /** A sentence that names another place whose value the entry cannot override. */
  fixed: string | undefined;
  /** May the user neither change nor remove the value? */
  isLocked: boolean;
  spot: Spot;
  drafts: Drafts;
  store: Store;
  isDetailed: boolean;
}

/** The setting's name, with that of the device where it is for one. */
const nameOf = ({ setting, settingKey }: Props): string =>
  settingKey === setting.key
    ? setting.label
    : `${setting.label}, ${nameOfDevice(settingKey.slice(setting.key.length + 1))}`;

/** The field of one setting, or of its value for a device. */
export function SettingField(props: Props): ReactNode {
  const {
    setting,
    settingKey,
    label,
    about,
    sentence,
    reported,
    raw,
    onElement,
    inMarkup,
    fixed,
    spot,
    drafts,
    store,
  } = props;
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
  const mayInherit = props.inherited !== undefined;
  const inherited = own || props.isGiven ? undefined : props.inherited;
  const words = wordsFor(reported, { ...props, own });

  const change = (next: unknown): boolean => {
    const refusal = refusalFor(setting, next, isMarkup);
    if (refusal) {
      const before = start.current ? start.current.own : own;
      setRefused({ message: refusal, own: before });
      store.dispatch({ type: 'back', ...spot, value: before });
      return false;
    }
    setRefused(undefined);
    if (next === undefined) store.dispatch({ type: mayInherit ? 'remove' : 'reset', ...spot });
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
  const resetWord = changed || message ? t('Reset') : t('Remove');
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
        {changed && <span className="badge">{t('changed')}</span>}
        {(own || message) && !props.isLocked && (
          <button type="button" className="quiet" onClick={reset} aria-label={`${resetWord} ${nameOf(props)}`}>
            {resetWord}
          </button>
        )}
      </div>
      {fixed ? (
        <output id={id}>{valueWords(setting, value)}</output>
      ) : (
        <SettingControl
          key={resets}
          setting={setting}
          id={id}
          value={value}
          describedBy={`${id}-error ${id}-about`}
          isInvalid={message !== ''}
          inherited={inherited}
          mayInherit={mayInherit}
          onChange={change}
        />
      )}
      <p id={`${id}-error`} className="error" role="alert">
        {message && `${message}.`}
      </p>
      <div id={`${id}-about`} className="about">
        {about && <p>{about}</p>}
        {placeholders.length > 0 && (
          <p>
            {t('Put in when it is shown:')} <code>{placeholders.join(' ')}</code>
          </p>
        )}
        {words && <p>{words}</p>}
        <SettingSource
          isShown={props.isDetailed}
          sentence={sentence}
          type={setting.type}
          settingKey={settingKey}
          reported={reported}
          onElement={onElement}
          inMarkup={own !== undefined && !isMarkup ? inMarkup : undefined}
          spot={spot}
          drafts={drafts}
        />
      </div>
    </div>
  );
}
