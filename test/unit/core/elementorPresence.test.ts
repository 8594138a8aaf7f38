import { afterEach, expect, test } from 'vitest';
import { hasElementorMarkup } from '../../../src/elementor/loader/presence';
import { element } from './dom';

afterEach(() => {
  document.body.className = '';
});

const names = ['tabs', 'grid-drag'];

test.each([
  '<div class="elementor elementor-12"></div>',
  '<div data-elementor-type="popup"></div>',
  '<div data-widget_type="tabs.default"></div>',
  '<section><i class="ekit-btt"></i></section>',
  '<div class="jet-woo-products"></div>',
  '<div class="e-con e-parent"></div>',
  '<div data-widget="other tabs"></div>',
])('the markup %s calls for the part for Elementor', (markup) => {
  const added = element(markup);
  expect(hasElementorMarkup(document, names)).toBe(true);
  expect(hasElementorMarkup(added, names)).toBe(true);
});

test('a shop’s page does not call for the part for Elementor, even if Elementor has given the body its classes', () => {
  document.body.className = 'woocommerce elementor-default elementor-kit-5 elementor-page';
  element('<form class="variations_form" data-widget="variation-form"></form>');
  expect(hasElementorMarkup(document, names)).toBe(false);
});
