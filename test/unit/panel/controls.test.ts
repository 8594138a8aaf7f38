import { expect, test } from 'vitest';
import type { Control, SettingDescription, SettingsReader } from '../../../src/core/settings/types';

const schemas = import.meta.glob<SettingsReader<unknown>>('../../../src/widgets/*/settings.ts', {
  eager: true,
  import: 'settings',
});
const controls = import.meta.glob<Record<string, Control>>('../../../src/widgets/*/controls.ts', {
  eager: true,
  import: 'controls',
});

const WITH_CONTROLS = Object.entries(controls).map(([path, byKey]) => {
  const schema = schemas[path.replace('controls.ts', 'settings.ts')];
  return [path.split('/').at(-2)!, byKey, schema?.describe() ?? []] as const;
});

const recordOf = (settings: readonly SettingDescription[]): Record<string, unknown> =>
  Object.fromEntries(
    settings.map(({ key, control, fallback }) => [
      key,
      control.kind === 'group' ? recordOf(control.settings) : key === 'url' ? '/picture.png' : (fallback ?? ''),
    ]),
  );

test.each(WITH_CONTROLS)('the settings of %s accept what their controls offer', (_, byKey, described) => {
  for (const [key, control] of Object.entries(byKey)) {
    const setting = described.find((one) => one.key === key);
    expect(setting, key).toBeDefined();
    if (control.kind === 'group') expect(setting!.read(recordOf(control.settings)), key).toBeDefined();
    if (control.kind !== 'list') continue;
    const item = control.items ? recordOf(control.items) : 'h2';
    expect(setting!.read([item])?.value, key).toEqual([item]);
  }
});
