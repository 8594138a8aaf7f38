import { expect, test } from 'vitest';
import { addressOf, labelOf, ratioOf, tagsOf } from '../../src/widgets/gallery/markup';
import { groupFor, placeVariables, ratioFrom } from '../../src/widgets/gallery/rules';
import { settings } from '../../src/widgets/gallery/settings';
import { ownSide } from '../../src/widgets/hotspot/rules';

function item(html: string): Element {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild as Element;
}

test('ratios of a gallery are read, and 3:2 replaces an invalid one', () => {
  expect(['4:3', '16/9', '1:1'].map(ratioFrom)).toEqual([4 / 3, 16 / 9, 1]);
  expect(['', 'wide', '4:0', '-1:2'].map(ratioFrom)).toEqual([1.5, 1.5, 1.5, 1.5]);
});

test('an item’s place is given in percent of the row, its height in percent of its width', () => {
  expect(placeVariables({ x: 250, y: 100, width: 200, height: 150 }, 1000)).toEqual({
    '--item-width': '20%',
    '--item-height': '75%',
    '--item-start': '25%',
    '--item-top': '10%',
  });
});

test('the lightbox’s group is that of the chosen gallery, and other groups stay', () => {
  expect(groupFor('all-4a673a7', '1')).toBe('1-4a673a7');
  expect(groupFor('mine', '1')).toBe('mine');
});

test('an item of a gallery has its galleries, its ratio and its name, and a broken one has defaults', () => {
  const whole = item(
    '<a data-e-gallery-tags="0, 2" data-elementor-lightbox-title="T"><i class="e-gallery-image" data-width="300" data-height="200" data-thumbnail="/a.jpg" alt=" A "></i></a>',
  );
  const image = whole.firstElementChild as Element;
  expect([tagsOf(whole), ratioOf(whole), labelOf(whole, image)]).toEqual([['0', '2'], 1.5, 'A']);
  expect(addressOf(image)).toMatch(/^https?:.*\/a\.jpg$/);
  const broken = item('<a><i class="e-gallery-image" data-width="x" data-thumbnail="javascript:alert(1)"></i></a>');
  expect([tagsOf(broken), ratioOf(broken), labelOf(broken, broken.firstElementChild as Element)]).toEqual([
    [],
    4 / 3,
    '',
  ]);
  expect(addressOf(broken.firstElementChild as Element)).toBeNull();
});

test('Elementor’s settings of a gallery are read per device', () => {
  const parsed = settings.parse(
    {
      gallery_layout: 'justified',
      columns: '3',
      columns_tablet: 2,
      gap: { unit: 'px', size: 5, sizes: [] },
      lazyload: 'yes',
    },
    () => {},
  );
  expect(parsed).toMatchObject({
    gallery_layout: 'justified',
    columns: { desktop: 3, tablet: 2, mobile: 1 },
    gap: { desktop: 5 },
    ideal_row_height: { desktop: 200, tablet: 150 },
    lazyload: true,
    show_all_galleries: false,
  });
});

test('a hotspot may have its own side', () => {
  const spots = [
    { _id: 'a1', hotspot_tooltip_position: 'yes', hotspot_position: 'left' },
    { _id: 'a2', hotspot_tooltip_position: 'no', hotspot_position: 'left' },
    { _id: 'a3', hotspot_tooltip_position: 'yes', hotspot_position: 'inside' },
  ];
  const sideOf = (id: string) => ownSide(spots, item(`<i class="elementor-repeater-item-${id}"></i>`));
  expect(['a1', 'a2', 'a3', 'a4'].map(sideOf)).toEqual(['left', null, null, null]);
});
