/** The texts in the forms of the built-in types. `panelTexts.ts` imports this file with Vite. */
import type { FieldInfo, WidgetForm } from '../src/core/settings/form';
import type { Control, SettingDescription } from '../src/core/settings/types';

const forms = import.meta.glob<WidgetForm>('../src/widgets/*/panelForm.ts', { eager: true, import: 'form' });

const ofInfo = ({ label, about, options = {} }: FieldInfo): string[] =>
  [label, about, ...Object.values(options)].filter((text): text is string => !!text);

/** The settings inside a record, or in the items of a list. */
function partsOf(control: Control | undefined): readonly SettingDescription[] {
  if (control?.kind === 'list') return control.items ?? [];
  return control?.kind === 'group' ? control.settings : [];
}

const ofParts = (control: Control | undefined): string[] =>
  partsOf(control).flatMap((part) => [...ofInfo(part.field ?? {}), ...ofParts(part.control)]);

/** Names of the types, and names, help and choices of their settings. */
export const formTexts = (): string[] =>
  Object.values(forms).flatMap(({ label, fields }) => [
    label,
    ...Object.values(fields).flatMap((field) => [...ofInfo(field), ...ofParts(field.control)]),
  ]);
