/** What editors read about a widget of the page and its settings. */
import type { WidgetForms } from './docs';
import type { Spot } from './drafts';
import { applies, type Field, fieldsOf, formOf, labelOfType, nameOfDevice } from './fields';
import type { Preview } from './preview';
import { t } from './texts';
import { valueWords } from './valueWords';
import type { SettingWords } from './versionText';
import type { WidgetItem } from './widgetItems';

/** The name of the widget's type. */
export const labelOf = ({ instance, row }: WidgetItem, forms: WidgetForms): string =>
  labelOfType(forms, { ...instance.type, ...instance.definition, name: row.widget });

/** The fields that the widget's form shows; none before its code has come. */
export function fieldsOfItem({ instance, row }: WidgetItem, forms: WidgetForms): Field[] {
  const { definition, host } = instance;
  const fields = fieldsOf(definition?.settings?.describe?.() ?? [], formOf(forms, row.widget));
  return fields.filter((one) => applies(one, host));
}

/** A field, and its label for a device where the key is one for it. */
interface LabelledField {
  readonly label: string;
  readonly field: Field;
}

/** The field of a key, or of its value for a device; undefined if no field has the key. */
function fieldOfKey(fields: readonly Field[], key: string): LabelledField | undefined {
  for (const field of fields) {
    const { key: base, label, perDevice } = field;
    if (base === key) return { label, field };
    if (perDevice?.includes(key)) return { label: `${label}, ${nameOfDevice(key.slice(base.length + 1))}`, field };
  }
  return undefined;
}

function isFor({ place, entry }: Spot, { instance: { host }, row }: WidgetItem, preview: Preview): boolean {
  if (place === 'host') return preview.numberOf(host) === entry;
  if (row.widget === entry) return true;
  try {
    return host.matches(entry);
  } catch {
    // The entry is a type that the page does not have.
    return false;
  }
}

/** The key of a value for a device. */
const OF_DEVICE = /^(\w+?)_(widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile)$/;

/**
 * The label of a setting that no widget of the page has: that of the type which the entry names, or else the one that
 * all forms with the key have in common. Undefined where there is none.
 */
function labelInForms({ entry, key }: Spot, forms: WidgetForms): string | undefined {
  const own = formOf(forms, entry);
  const labelOfField = (name: string): string | undefined => {
    const all = own ? [own] : Object.values(forms);
    const labels = new Set(all.flatMap(({ fields }) => (Object.hasOwn(fields, name) ? [fields[name]?.label] : [])));
    const [label] = labels;
    return labels.size === 1 && label ? t(label) : undefined;
  };
  const label = labelOfField(key);
  if (label) return label;
  const [, base, device] = OF_DEVICE.exec(key) ?? [];
  const ofBase = base && labelOfField(base);
  return ofBase && device && `${ofBase}, ${nameOfDevice(device)}`;
}

/** What editors read about the setting of a change, by the widgets of the page; else by the forms that are known. */
export function wordsOfChange(
  spot: Spot,
  items: readonly WidgetItem[],
  forms: WidgetForms,
  preview: Preview,
): SettingWords {
  const fits = items.filter((item) => isFor(spot, item, preview));
  const [found] = fits.flatMap((item) => {
    const one = fieldOfKey(fieldsOfItem(item, forms), spot.key);
    return one ? [{ ...one, item }] : [];
  });
  const item = found?.item ?? fits[0];
  return {
    label: found?.label ?? labelInForms(spot, forms) ?? spot.key,
    widget: item ? labelOf(item, forms) : labelOfType(forms, { name: spot.entry }),
    valueText: (value) => valueWords(found?.field, value),
  };
}

/** The setting that a change is for, as its form names it; the key if no form is known to have it. */
export const labelOfChange = (spot: Spot, items: readonly WidgetItem[], forms: WidgetForms, preview: Preview): string =>
  wordsOfChange(spot, items, forms, preview).label;
