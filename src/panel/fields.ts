/** The fields of a form: the settings of a schema, with what an editor reads about them. */
import type { FieldGroup, FieldInfo, WidgetForm } from '../core/settings/form';
import type { SettingDescription } from '../core/settings/types';
import type { WidgetType } from '../core/types';
import type { WidgetForms } from './docs';
import { mark, t } from './texts';

/** A setting as the form shows it. */
export interface Field extends SettingDescription {
  readonly label: string;
  readonly group: FieldGroup;
}

/** The groups, in their order. */
export const GROUPS: readonly (readonly [FieldGroup, string])[] = [
  ['content', mark('Content')],
  ['behaviour', mark('Behaviour')],
  ['look', mark('Look')],
  ['texts', mark('Texts')],
  ['advanced', mark('Advanced')],
];

/** The group of a setting. */
export const groupOf = (info: FieldInfo, { acceptsText }: SettingDescription): FieldGroup =>
  info.group ?? (acceptsText ? 'texts' : 'behaviour');

/** The form of a built-in type. */
export const formOf = (forms: WidgetForms, name: string): WidgetForm | undefined =>
  Object.hasOwn(forms, name) ? forms[name] : undefined;

/** A type's name for editors: that of its form, else the one that it was registered with. */
export const labelOfType = (forms: WidgetForms, { name, label }: Pick<WidgetType, 'name' | 'label'>): string =>
  t(formOf(forms, name)?.label ?? label ?? name);

/** The names of a choice in the editor's language. */
const translated = (options: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(options).map(([word, name]) => [word, t(name)]));

/** The fields of a type, in the order of its form, else of its schema. */
export function fieldsOf(described: readonly SettingDescription[], form: WidgetForm | undefined): Field[] {
  const order = Object.keys(form?.fields ?? {});
  const fields = described.map((setting): Field => {
    const own = form?.fields[setting.key];
    const info = own ?? setting.field ?? {};
    return {
      ...setting,
      control: own?.control ?? setting.control,
      field: {
        ...info,
        ...(info.about && { about: t(info.about) }),
        ...(info.options && { options: translated(info.options) }),
      },
      label: t(info.label ?? setting.key),
      group: groupOf(info, setting),
    };
  });
  return fields.sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
}

/** Does the setting make a difference on the host? */
export const applies = ({ field }: Field, host: HTMLElement): boolean => field?.appliesTo?.(host) ?? true;

/** Devices as Elementor's editor names them. */
const DEVICES: Readonly<Record<string, string>> = {
  widescreen: mark('Widescreen'),
  laptop: mark('Laptop'),
  tablet_extra: mark('Tablet landscape'),
  tablet: mark('Tablet'),
  mobile_extra: mark('Mobile landscape'),
  mobile: mark('Mobile'),
};

/** A device's name for editors. */
export const nameOfDevice = (device: string): string =>
  Object.hasOwn(DEVICES, device) ? t(DEVICES[device] ?? device) : device.replaceAll('_', ' ');
