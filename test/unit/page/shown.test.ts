import { expect, test } from 'vitest';
import { onShown, tellShown } from '../../../src/page/motion/shown';
import { element } from '../core/dom';

test('an element inside a shown panel hears of it, and one beside it does not', () => {
  const panel = element('<div><p id="inside"></p></div>');
  const beside = element('<p></p>');
  document.body.append(panel, beside);
  const heard: string[] = [];
  const inside = panel.firstElementChild as Element;
  const stops = [
    onShown(inside, () => heard.push('inside')),
    onShown(panel, () => heard.push('panel')),
    onShown(beside, () => heard.push('beside')),
  ];
  tellShown(panel);
  expect(heard).toEqual(['inside', 'panel']);
  for (const stop of stops) stop();
  tellShown(panel);
  expect(heard).toHaveLength(2);
  panel.remove();
  beside.remove();
});
