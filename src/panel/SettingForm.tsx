/** The form for the settings of one widget. */
import { type ReactNode, useId } from 'react';
import { mergeLayers, reportSettings, settingLayers } from '../core/hosts/settingLayers';
import type { WidgetForm } from '../core/settings/form';
import { attributeSettings, scriptSettings } from '../core/settings/hostSettings';
import { givenFor } from '../core/settings/schema';
import type { ReportedSetting } from '../core/settings/types';
import type { RawSettings, ReportRow, WidgetDefinition } from '../core/types';
import type { Inherited } from './controls/field';
import { type DeviceField, deviceFields } from './deviceFields';
import type { SettingDocs } from './docs';
import type { Drafts } from './drafts';
import { applies, type Field, fieldsOf, GROUPS } from './fields';
import { hasPlugin } from './preview';
import { isProtected } from './rights';
import { SettingField } from './SettingField';
import type { Scope } from './scopes';
import type { Store } from './store';
import { t } from './texts';
import type { WidgetItem } from './widgetItems';

/** An element outside the page: the settings of a widget on it are those of the type. */
const NOWHERE = document.createElement('div');

/** What the page itself says on an element, without what is set for it. */
function pageSettings({ instance: { definition, host }, row }: WidgetItem): RawSettings {
  if (!definition) return {};
  const layers = settingLayers(host, row.widget, definition, () => {});
  return mergeLayers(layers.filter(({ source }) => source === 'page'));
}

/** The settings that apply in a scope, as they were read (`reported`) and as the page gives them (`raw`). */
function settingsIn(
  scope: Scope,
  { instance, row }: WidgetItem,
): { reported: ReportRow['settings']; raw: RawSettings } {
  const { definition, host } = instance;
  if (!definition) return { reported: {}, raw: {} };
  const rawOf = (element: HTMLElement, how: WidgetDefinition): RawSettings =>
    mergeLayers(settingLayers(element, row.widget, how, () => {}));
  if (scope === 'element') return { reported: row.settings, raw: rawOf(host, definition) };
  const { read: _, readsAround: __, ...ofType } = definition;
  return { reported: reportSettings(NOWHERE, row.widget, ofType), raw: rawOf(NOWHERE, ofType) };
}

interface Props {
  item: WidgetItem;
  docs: SettingDocs;
  /** How the form shows the settings, for built-in types. */
  form: WidgetForm | undefined;
  scope: Scope;
  /** The entry that changes go to: the widget's type, or a selector. */
  entry: string;
  drafts: Drafts;
  store: Store;
  /** The device whose values come first; undefined: the desktop. */
  device: string | undefined;
  /** Are keys, types and sources shown? */
  isDetailed: boolean;
}

/** A setting without its own value, e.g. for a device that inherits the value of the next larger device. */
const NONE: ReportedSetting = { value: undefined, source: 'default' };

/** What a setting of a whole type is without a value of its own: what each page says, of which the selected one is an example. */
function ofType(now: ReportedSetting, { read }: Field, onPage: unknown): Inherited {
  const said = now.source === 'default' && onPage !== undefined ? read(onPage) : undefined;
  if (said) return { value: said.value, from: t('As the page says') };
  return { ...now, from: now.source === 'site' ? t('As the site’s code says') : t('Default') };
}

/** The form for the settings of one widget; changes go to `entry`, or to the host's attribute if that wins. */
export function SettingForm(props: Props): ReactNode {
  const { item, docs, form, scope, entry, drafts, store, isDetailed } = props;
  const id = useId();
  const { instance, row } = item;
  const { definition, host } = instance;
  const { reported, raw } = settingsIn(scope, item);
  const inScript = scope === 'element' ? scriptSettings(host) : {};
  const inMarkup = scope === 'element' ? attributeSettings(host) : {};
  const onPage = scope === 'type' ? pageSettings(item) : {};
  const sentences = docs[row.widget]?.settings ?? {};

  const field = (setting: Field, key: string, label: ReactNode, isFirst: boolean, inherited?: unknown): ReactNode => {
    const now = reported[key] ?? NONE;
    // A bad value in markup hides the configuration's values, too, but a value that markup may not give does not.
    const given = givenFor(inMarkup, key);
    const isGiven = given !== undefined && (setting.fromMarkup?.(given) ?? true);
    // What the plugin saves for an element overrides the attribute.
    const isHost = !hasPlugin() && (now.source === 'host' || isGiven);
    const isLocked = isProtected(entry, key, row.widget);
    const fixed = Object.hasOwn(inScript, key)
      ? t('A script in the element gives it; change it there.')
      : now.source === 'site' && now.entry === 'texts'
        ? t('storefrontWidgetsConfig.texts gives it; change it there.')
        : isLocked
          ? t('Only an administrator can change this.')
          : undefined;
    const isDevice = key !== setting.key;
    return (
      <SettingField
        key={`${key} ${isHost} ${entry}`}
        setting={setting}
        settingKey={key}
        label={label}
        about={isFirst ? setting.field?.about : undefined}
        sentence={isDevice ? '' : (sentences[setting.key] ?? '')}
        reported={now}
        raw={givenFor(raw, key)}
        onElement={scope === 'type' ? row.settings[key] : undefined}
        inherited={
          isDevice
            ? { value: inherited, from: t('As on the larger device') }
            : scope === 'type'
              ? ofType(now, setting, givenFor(onPage, key))
              : undefined
        }
        isGiven={isDevice && reported[key] !== undefined}
        inMarkup={isGiven ? given : undefined}
        fixed={fixed}
        isLocked={isLocked}
        spot={isHost ? { place: 'host', entry: store.preview.numberOf(host), key } : { place: 'site', entry, key }}
        drafts={drafts}
        store={store}
        isDetailed={isDetailed}
      />
    );
  };

  const ofDevice = (setting: Field, { key, name, inherited }: DeviceField, isFirst = false): ReactNode =>
    field(
      setting,
      key,
      isFirst ? (
        `${setting.label}, ${name}`
      ) : (
        <>
          <span className="unseen">{setting.label}, </span>
          {name}
        </>
      ),
      isFirst,
      inherited,
    );

  const withDevices = (setting: Field): ReactNode => {
    const all = deviceFields(setting, reported);
    const first = all.find((one) => one.device === props.device);
    const others = all.filter((one) => one !== first);
    const desktop = (isFirst: boolean): ReactNode =>
      field(setting, setting.key, isFirst ? setting.label : `${setting.label}, ${t('Desktop')}`, isFirst);
    return (
      <div key={setting.key} className="setting">
        {first ? ofDevice(setting, first, true) : desktop(true)}
        {all.length > 0 && (
          <details open={!first && others.some(({ key }) => reported[key])}>
            <summary>{t('%s on other devices', setting.label)}</summary>
            {first && desktop(false)}
            {others.map((one) => ofDevice(setting, one))}
          </details>
        )}
      </div>
    );
  };

  if (!definition) return <p className="none">{t('Its settings are known once its code has come.')}</p>;
  const described = definition.settings?.describe?.() ?? [];
  // Others of the type may have other markup.
  const fields = fieldsOf(described, form).filter((one) => scope === 'type' || applies(one, host));
  if (fields.length === 0) return <p className="none">{t('It has no settings.')}</p>;
  return GROUPS.map(([group, name]) => {
    const own = fields.filter((one) => one.group === group);
    if (own.length === 0) return null;
    // Most editors never need what only developers set.
    if (group === 'advanced') {
      return (
        <details key={group} className="group-of-fields" open={own.some(({ key }) => reported[key]?.source === 'site')}>
          <summary>{t(name)}</summary>
          {own.map(withDevices)}
        </details>
      );
    }
    return (
      <section key={group} className="group-of-fields" aria-labelledby={`${id}-${group}`}>
        <h3 id={`${id}-${group}`}>{t(name)}</h3>
        {own.map(withDevices)}
      </section>
    );
  });
}
