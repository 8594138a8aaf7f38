import { expect, test } from 'vitest';
import { withHolds } from '../../../src/core/claim/named';
import type { ReplayRule, WidgetManifest } from '../../../src/core/types';

const press: ReplayRule = { type: 'click', selector: 'button' };
const key: ReplayRule = { type: 'keydown', selector: 'button', keys: ['Enter'] };

test('what the loader holds for a widget also waits for the widget, before its own rules', () => {
  const manifests = { alert: {}, tabs: { adopts: ['.tabs'], replay: [key] }, counter: { replay: [key] }, map: {} };
  expect(withHolds(manifests, { alert: press, tabs: press })).toEqual({
    alert: { replay: [press] },
    tabs: { adopts: ['.tabs'], replay: [press, key] },
    counter: { replay: [key] },
    map: { replay: [] },
  });
});

test('no manifest writes what it holds a second time', () => {
  const manifests = import.meta.glob<{ hold?: ReplayRule; elementor?: WidgetManifest }>(
    '../../../src/widgets/*/manifest.ts',
    { eager: true },
  );
  const twice = Object.entries(manifests).filter(
    ([, { hold, elementor }]) => hold && elementor?.replay?.includes(hold),
  );
  expect(twice.map(([path]) => path)).toEqual([]);
});

test('a rule of a manifest for the same presses replaces what the loader holds', () => {
  const exact = { ...press, hostsOf: () => [] };
  expect(withHolds({ alert: { replay: [exact] } }, { alert: press })).toEqual({ alert: { replay: [exact] } });
});
