import { expect, test } from 'vitest';
import { isInOrder, itemOf, titlesOf } from '../../src/widgets/mega-menu/markup';
import { isDropdownOn } from '../../src/widgets/mega-menu/rules';
import { settings } from '../../src/widgets/mega-menu/settings';

const read = (raw: Record<string, unknown>) => settings.parse(raw, () => undefined);

test('the mega menu has only its toggle up to the breakpoint’s device, or always', () => {
  const devices = ['mobile', 'tablet', 'laptop', 'desktop', 'widescreen'];
  const on = (raw: Record<string, unknown>) => devices.filter((device) => isDropdownOn(device, read(raw)));
  expect(on({})).toEqual(['mobile', 'tablet']);
  expect(on({ breakpoint_selector: 'mobile' })).toEqual(['mobile']);
  expect(on({ breakpoint_selector: 'none' })).toEqual([]);
  expect(on({ breakpoint_selector: 7, item_layout: 'dropdown' })).toEqual(devices);
});

test('titles and panels are paired by the button’s aria-controls, else by number, never by nesting', () => {
  document.body.innerHTML = `<nav class="e-n-menu"><ul>
    <li class="e-n-menu-title"><button class="e-n-menu-dropdown-icon" data-tab-index="1" aria-controls="second"></button></li>
    <li class="e-n-menu-title"><button class="e-n-menu-dropdown-icon" data-tab-index="1" aria-controls="gone"></button></li>
    <li class="e-n-menu-title"><button class="e-n-menu-dropdown-icon"></button></li></ul>
    <div class="e-n-menu-content"><div id="first" data-tab-index="1"><nav class="e-n-menu"><p class="e-n-menu-title"></p></nav></div><div id="second" data-tab-index="2"></div></div></nav>`;
  const nav = document.querySelector('nav') as HTMLElement;
  const items = titlesOf(nav).map((title) => itemOf(nav, title));
  expect(items.map(({ panel }) => panel?.id)).toEqual(['second', 'first', undefined]);
  expect(items.map(isInOrder)).toEqual([false, false, false]);
});
