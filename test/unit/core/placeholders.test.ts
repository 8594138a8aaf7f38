import { expect, test, vi } from 'vitest';
import { markOwn, markPlaceholder } from '../../../src/core/hosts/copies';
import { onMutations } from '../../../src/core/hosts/mutations';

test('onMutations ignores a placeholder and reports other added elements', async () => {
  const heard = vi.fn();
  const stop = onMutations(heard);
  document.body.append(markPlaceholder(document.createElement('div')));
  await new Promise((done) => setTimeout(done));
  expect(heard).not.toHaveBeenCalled();
  document.body.append(markOwn(document.createElement('div')));
  await new Promise((done) => setTimeout(done));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});
