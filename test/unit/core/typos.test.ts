import { expect, test } from 'vitest';
import { HostRecord, type Instance } from '../../../src/core/instance';
import { number, settingsSchema } from '../../../src/core/settings';
import { unknownSettings } from '../../../src/core/typos';
import { perDevice } from '../../../src/page/devices';
import { element } from './dom';

test('a setting’s keys for devices are known, and a typo in one is told', () => {
  const host = element('<div data-widget="row"></div>');
  host.dataset.settings = '{"columns":4,"columns_tablet":2,"columns_tabelt":2}';
  const record = new HostRecord(host);
  const settings = settingsSchema({ columns: perDevice(number(4)) });
  record.instances.set('row', { state: 'mounted', definition: { settings } } as unknown as Instance);
  const told = unknownSettings(record);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('"columns_tabelt" is no setting of it, and is ignored. Did you mean "columns_tablet"?');
});
