/** The form for the settings of one widget. */
import type { ReactNode } from 'react';
import { mergeLayers, reportSettings, settingLayers } from '../core/hosts/settingLayers';
import type { FormField, WidgetForm } from '../core/settings/form';
import { attributeSettings, scriptSettings } from '../core/settings/hostSettings';
import { givenFor } from '../core/settings/schema';
import type { ReportedSetting, SettingDescription } from '../core/settings/types';
import type { RawSettings, ReportRow, WidgetDefinition } from '../core/types';
import type { SettingDocs } from './docs';
import type { Drafts } from './drafts';
import { hasPlugin } from './preview';
import { SettingField } from './SettingField';
import type { Store } from './store';
import type { WidgetItem } from './widgetItems';

/** The scope of changes: the selected element, or all widgets of its type on the site. */
export type Scope = 'element' | 'type';

/** An element outside the page: the settings of a widget on it are those of the type. */
const NOWHERE = document.createElement('div');

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
}

/** A setting without its own value, e.g. for a device that inherits the value of the next larger device. */
const NONE: ReportedSetting = { value: undefined, source: 'default' };

const deviceOf = (key: string, base: string): string => key.slice(base.length).replaceAll('_', ' ').trim();

/** The form for the settings of one widget; changes go to `entry`, or to the host's attribute if that wins. */
export function SettingForm({ item, docs, form, scope, entry, drafts, store }: Props): ReactNode {
  const { instance, row } = item;
  const { definition, host } = instance;
  const described = definition?.settings?.describe?.() ?? [];
  const { reported, raw } = settingsIn(scope, item);
  const onElement = scope === 'type' ? row.settings : {};
  const inScript = scope === 'element' ? scriptSettings(host) : {};
  const inMarkup = scope === 'element' ? attributeSettings(host) : {};
  const infoOf = (key: string): FormField | undefined => form?.fields[key];
  const sentences = docs[row.widget]?.settings ?? {};

  const field = (setting: SettingDescription, key: string, label: ReactNode, about: string): ReactNode => {
    const now = reported[key] ?? NONE;
    // A bad value in markup hides the configuration's values, too, but a value that markup may not give does not.
    const given = givenFor(inMarkup, key);
    const isGiven = given !== undefined && (setting.fromMarkup?.(given) ?? true);
    // What the plugin saves for an element overrides the attribute.
    const isHost = !hasPlugin() && (now.source === 'host' || isGiven);
    const fixed = Object.hasOwn(inScript, key)
      ? 'A script in the element gives it; change it there.'
      : now.source === 'site' && now.entry === 'texts'
        ? 'storefrontWidgetsConfig.texts gives it; change it there.'
        : undefined;
    return (
      <SettingField
        key={`${key} ${isHost} ${entry}`}
        setting={setting}
        control={infoOf(setting.key)?.control}
        settingKey={key}
        label={label}
        about={about}
        reported={now}
        raw={givenFor(raw, key)}
        onElement={onElement[key]}
        inMarkup={isGiven ? given : undefined}
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
          {setting.perDevice.map((key) =>
            field(
              setting,
              key,
              <>
                <span className="unseen">{setting.key} </span>
                {deviceOf(key, setting.key)}
              </>,
              '',
            ),
          )}
        </details>
      )}
    </div>
  ));
}
