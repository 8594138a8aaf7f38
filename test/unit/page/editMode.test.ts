import { afterEach, expect, test, vi } from 'vitest';
import { isEditMode, onEditMode, setEditMode } from '../../../src/elementor/base/editMode';

const globals = window as unknown as Record<string, unknown>;

afterEach(() => {
  delete globals.elementorFrontendConfig;
  setEditMode(undefined);
});

test('edit mode is on when Elementor says so, unless the page says otherwise', () => {
  expect(isEditMode()).toBe(false);
  globals.elementorFrontendConfig = { environmentMode: { edit: true } };
  expect(isEditMode()).toBe(true);
  setEditMode(false);
  expect(isEditMode()).toBe(false);
  setEditMode(undefined);
  expect(isEditMode()).toBe(true);
});

test('onEditMode tells each change once', () => {
  const heard = vi.fn();
  const stop = onEditMode(() => heard(isEditMode()));
  setEditMode(true);
  setEditMode(true);
  setEditMode(false);
  stop();
  setEditMode(true);
  expect(heard.mock.calls).toEqual([[true], [false]]);
});

test('isEditMode answers true or false, whatever value a script has set', () => {
  setEditMode('yes' as unknown as boolean);
  expect(isEditMode()).toBe(true);
  setEditMode(0 as unknown as boolean);
  expect(isEditMode()).toBe(false);
});
