import { expect, test, vi } from 'vitest';
import { markOwn, markPlaceholder } from '../../../src/core/hosts/copies';
import { onMutations } from '../../../src/core/hosts/mutations';

test('a box that keeps a place is no news, other elements are', async () => {
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
