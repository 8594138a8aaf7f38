import { expect, test, vi } from 'vitest';
import { describeElement } from '../../../src/core/dom/describe';
import { emitLifecycle, onLifecycle } from '../../../src/core/hosts/emitter';
import { element } from './dom';

test('a lifecycle listener that throws does not stop the others', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const heard = vi.fn();
  const detail = { element: document.body, widget: 'tabs' };
  const stops = [
    onLifecycle('mounted', () => {
      throw new Error('mine');
    }),
    onLifecycle('mounted', heard),
    onLifecycle('unmounted', heard),
  ];
  emitLifecycle('mounted', detail);
  for (const stop of stops) stop();
  emitLifecycle('mounted', detail);
  expect(heard.mock.calls).toEqual([[detail]]);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});

test('describeElement names an element by its id, its first class or its tag', () => {
  expect(describeElement(element('<p id="el-12" class="a"></p>'))).toBe('#el-12');
  expect(describeElement(element('<p class=" a b"></p>'))).toBe('p.a');
  expect(describeElement(element('<p></p>'))).toBe('p');
});
