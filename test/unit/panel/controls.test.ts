import { expect, test } from 'vitest';
import type { WidgetForm } from '../../../src/core/settings/form';
import type { Control, SettingDescription, SettingsReader } from '../../../src/core/settings/types';

const schemas = import.meta.glob<SettingsReader<unknown>>('../../../src/widgets/*/settings.ts', {
  eager: true,
  import: 'settings',
});
const forms = import.meta.glob<WidgetForm>('../../../src/widgets/*/panelForm.ts', { eager: true, import: 'form' });

const WITH_CONTROLS = Object.entries(forms).flatMap(([path, form]) => {
  const controls = Object.entries(form.fields).flatMap(([key, { control }]) =>
    control ? [[key, control] as const] : [],
  );
  const schema = schemas[path.replace('panelForm.ts', 'settings.ts')];
  return controls.length > 0 ? [[path.split('/').at(-2)!, controls, schema?.describe() ?? []] as const] : [];
});

/** What an empty record stands for, by the parts of a control. */
const defaultsOf = (control: Control): unknown =>
  control.kind === 'group' && Object.fromEntries(control.settings.map(({ key, fallback }) => [key, fallback]));

const recordOf = (settings: readonly SettingDescription[]): Record<string, unknown> =>
  Object.fromEntries(
    settings.map(({ key, control, fallback }) => [
      key,
      control.kind === 'group' ? recordOf(control.settings) : key === 'url' ? '/picture.png' : (fallback ?? ''),
    ]),
  );

test.each(WITH_CONTROLS)('the settings of %s accept what their controls offer', (_, controls, described) => {
  for (const [key, control] of controls) {
    const setting = described.find((one) => one.key === key);
    expect(setting, key).toBeDefined();
    if (control.kind === 'group') expect(setting!.read(recordOf(control.settings)), key).toBeDefined();
    if (control.kind !== 'list') continue;
    const item = control.items ? recordOf(control.items) : 'h2';
    expect(setting!.read([item])?.value, key).toEqual([item]);
  }
});

test.each(WITH_CONTROLS)('the records of %s begin with the defaults of its settings', (_, controls, described) => {
  for (const [key, control] of controls) {
    const own = described.find((one) => one.key === key)!.control;
    if (own.kind === 'group') expect(defaultsOf(control), key).toEqual(defaultsOf(own));
  }
});
