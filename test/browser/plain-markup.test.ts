import { expect, test } from 'vitest';
import { axe, expectNoProblems, holdRuntime, loaderStarted, mounted } from '../support/page';
import { openStage } from './runtimeStage';

test('tabs of a product whose template has no roles get them, and give them back', async () => {
  const page = await openStage({
    html: `<div class="wc-tabs-wrapper"><ul class="tabs wc-tabs"><li><a id="one" href="#tab-one">One</a></li><li><a id="two" href="#tab-two">Two</a></li></ul>
      <div class="panel" id="tab-one">First</div><div class="panel" id="tab-two">Second</div></div>`,
  });
  const roles = page.locator('#stage [role]');
  await mounted(page, 'product-tabs');
  await page.getByRole('tab', { name: 'Two' }).click();
  await page.getByRole('tabpanel', { name: 'Two' }).getByText('Second').waitFor();
  expect(await page.getByRole('tablist').getByRole('tab', { selected: true }).textContent()).toBe('Two');
  expect(await axe(page, '#stage')).toEqual([]);
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(root: Element): void } };
    api.unmount(document.body);
  });
  await expect.poll(() => roles.count()).toBe(0);
  expectNoProblems(page);
});

test('a slide that is a link stays a link with its own name', async () => {
  const slides = ['Mug', 'Lamp', 'Vase', 'Radio', 'Book', 'Print'].map(
    (name) => `<a class="swiper-slide" href="#${name}">${name}</a>`,
  );
  const page = await openStage({
    html: `<div data-widget="product-carousel"><div class="swiper-container"><div class="swiper-wrapper">${slides.join('')}</div></div></div>`,
  });
  await mounted(page, 'product-carousel');
  await page.getByRole('link', { name: 'Mug', exact: true }).waitFor();
  expect(await page.locator('.swiper-slide[role], .swiper-slide[aria-roledescription]').count()).toBe(0);
  expect(await page.locator('.swiper-slide[inert]').count()).toBe(2);
  expect(await axe(page, '#stage')).toEqual([]);
  expectNoProblems(page);
});

test('a colour that has only data-title is named by it', async () => {
  const variations = ['Sand', 'Rust'].map((name, at) => ({
    variation_id: 43 + at,
    attributes: { attribute_colour: name },
    is_purchasable: true,
    is_in_stock: true,
    variation_is_active: true,
    variation_is_visible: true,
  }));
  const colours = ['Sand', 'Rust'].map(
    (name) =>
      `<li class="variable-item color-variable-item" data-value="${name}" data-title="${name}" role="radio" tabindex="0"></li>`,
  );
  const page = await openStage({
    html: `<form class="variations_form cart" method="post" action="/product/sneaker/" data-product_id="40" data-product_variations='${JSON.stringify(variations)}'><table class="variations"><tr><th><label for="colour">Colour</label></th><td>
      <select id="colour" name="attribute_colour"><option value="">Choose</option><option>Sand</option><option>Rust</option></select>
      <ul role="radiogroup" aria-label="Colour" class="variable-items-wrapper color-variable-items-wrapper" data-attribute_name="attribute_colour">${colours.join('')}</ul></td></tr></table></form>`,
  });
  await mounted(page, 'swatches');
  await page.getByRole('radio', { name: 'Sand' }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'Sand', checked: true }).count()).toBe(1);
  await page.getByRole('radio', { name: 'Rust' }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'Rust', checked: true }).count()).toBe(1);
  expect(await page.getByRole('radio', { name: 'Sand' }).count()).toBe(1);
  expectNoProblems(page);
});

test('the button of an animated text stands in the element, which the page does not position', async () => {
  const words = ['kitchen', 'desk'].map(
    (word) =>
      `<div class="jet-animated-text__animated-text-item">${[...word].map((letter) => `<span>${letter}</span>`).join('')}</div>`,
  );
  const page = await openStage({
    html: `<p>Before</p><div data-widget="jet-animated-text"><h2 class="jet-animated-text"><div class="jet-animated-text__before-text">For your</div><div class="jet-animated-text__animated-text">${words.join('')}</div></h2></div>`,
  });
  await mounted(page, 'jet-animated-text');
  const [host, button] = await Promise.all(
    ['[data-widget=jet-animated-text]', '.storefront-play button'].map((selector) =>
      page.locator(selector).boundingBox(),
    ),
  );
  expect(button!.y + button!.height).toBeLessThanOrEqual(host!.y + host!.height + 1);
  expect(button!.y).toBeGreaterThanOrEqual(host!.y - button!.height);
  expectNoProblems(page);
});

test('the first tap on an image link of a lightbox by markup opens the lightbox, not the image', async () => {
  let release = (): void => {};
  const page = await openStage({
    html: '<div data-widget="page-lightbox"><a href="/photo.jpg">See the mug</a></div>',
    query: 'config=%7B%22when%22%3A%22input%22%7D',
    mobile: true,
    before: async (opening) => {
      release = await holdRuntime(opening);
      await opening.route('**/photo.jpg', (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        }),
      );
    },
  });
  await loaderStarted(page);
  await page.tap('#stage a');
  release();
  await page.locator('.pswp, .elementor-lightbox, dialog[open]').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/blank/');
});
