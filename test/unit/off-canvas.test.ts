import { expect, test } from 'vitest';
import { readOffCanvas, settings } from '../../src/widgets/off-canvas/settings';

test.each([
  ['Filters', 'Filters'],
  ['', settings.parse({}, () => {}).labelText],
])('the name %j that the page prints for a panel is read, unless it is empty', (printed, name) => {
  document.body.innerHTML = '<div id="host"><div class="e-off-canvas"></div></div>';
  document.querySelector('.e-off-canvas')!.setAttribute('aria-label', printed);
  const raw = readOffCanvas(document.querySelector('#host')!);
  expect(settings.parse(raw, () => {}).labelText).toBe(name);
});
