import { expect, test } from 'vitest';
import { HostRecord, type Instance } from '../../../src/core/hosts/instance';
import { number, settingsSchema } from '../../../src/core/settings/settings';
import { unknownNames, unknownSettings } from '../../../src/core/settings/typos';
import { perDevice } from '../../../src/elementor/devices';
import { element } from './dom';

test('the keys of a setting for devices are known, and a typo in one is reported', () => {
  const host = element('<div data-widget="row"></div>');
  host.dataset.settings = '{"columns":4,"columns_tablet":2,"columns_tabelt":2}';
  const record = new HostRecord(host);
  const settings = settingsSchema({ columns: perDevice(number(4)) });
  record.instances.set('row', { state: 'mounted', definition: { settings } } as unknown as Instance);
  const told = unknownSettings(record);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('"columns_tabelt" is no setting of it, and is ignored. Did you mean "columns_tablet"?');
});

test('an unknown name that is too long gets a short report without a guess, and a thousand names get less than 100', () => {
  const known = new Set(['tabs']);
  document.body.append(element(`<div data-widget="${'tabs'.repeat(10_000)}"></div>`));
  const [told = ''] = unknownNames(known, [], true);
  expect(told.length).toBeLessThan(200);
  expect(told).not.toContain('Did you mean');
  const names = Array.from({ length: 1000 }, (_, at) => `name-${at}`).join(' ');
  document.body.append(element(`<div data-widget="${names}"></div>`));
  expect(unknownNames(known, [], true).length).toBeLessThan(100);
  document.body.replaceChildren();
});
