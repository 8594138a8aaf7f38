import { type Check, type EnginePage, until } from './engine';

/** What visitors do, in as few steps as show that it works; each begins with a page of its own. */
type Flow = (page: EnginePage, open: (path: string) => Promise<void>) => Promise<void>;

const text = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})?.textContent`;
const focus = (page: EnginePage, selector: string): Promise<unknown> =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
const mounted = (page: EnginePage, widget: string): Promise<void> =>
  until(page, `window.StorefrontWidgets.report().some((row) => row.widget === '${widget}' && row.state === 'mounted')`);

/** The main flows of the shop and of pages that are made with the builder; `test/browser/main-flows.test.ts` has them in Chromium. */
export const flows: Readonly<Record<string, Flow>> = {
  async 'a variation is chosen by the keys and put into the cart'(page, open) {
    await open('/product/hoodie/');
    await focus(page, '#pa_color');
    await mounted(page, 'variation-form');
    for (const [select, typed] of [
      ['#pa_color', 'G'],
      ['#size', 'M'],
      ['#print', 'F'],
    ] as const) {
      await focus(page, select);
      await page.choose(typed);
      await until(page, `document.querySelector('${select}').selectedOptions[0].text.startsWith('${typed}')`);
    }
    await until(page, `Number(document.querySelector('input[name=variation_id]').value) > 0`);
    await page.press('form.variations_form .single_add_to_cart_button');
    await until(page, `/added to your cart/.test(${text('.woocommerce-message')})`);
  },
  async 'swatches are chosen by the keys'(page, open) {
    await open('/product/sneaker/');
    await until(page, `document.querySelector('.wvs-loaded')`);
    await focus(page, '.variable-item[tabindex="0"]');
    await mounted(page, 'swatches');
    await page.keys('ArrowRight', 'Enter');
    await until(page, `document.querySelector('.variable-item.selected')`);
    await until(page, `document.querySelector('.variations select').value !== ''`);
  },
  async 'a gallery shows the picture of a thumbnail'(page, open) {
    await open('/product/hoodie/');
    await page.press('.woocommerce-product-gallery .flex-control-nav li:nth-child(2) img');
    await until(
      page,
      `document.querySelector('.flex-active-slide') === document.querySelectorAll('.woocommerce-product-gallery__image')[1]`,
    );
  },
  async 'a product of a list is put into the cart, which counts it'(page, open) {
    await open('/fixture/loop-buttons/');
    await page.press('ul.products .post-11 .add_to_cart_button');
    await until(page, `document.querySelector('.post-11 a.added_to_cart')`);
  },
  async 'a cart is updated and emptied in place'(page, open) {
    await open('/cart/?add-to-cart=11');
    await focus(page, '.cart_item input.qty');
    await mounted(page, 'cart-page');
    const loads = await page.evaluate<number>('performance.timeOrigin');
    await page.keys('ArrowUp');
    await page.press('button[name=update_cart]');
    await until(page, `/up to date/.test(${text('.woocommerce-message')})`);
    await page.press('.product-remove > a');
    await until(page, `!document.querySelector('.cart_item')`);
    if ((await page.evaluate<number>('performance.timeOrigin')) !== loads) throw new Error('the page was loaded anew');
  },
  async 'a menu opens by the pointer and by the keys'(page, open) {
    await open('/fixture/nav-menu/?only=d0a1002');
    const isOpen = `document.querySelector('.elementor-nav-menu--main li > ul').checkVisibility()`;
    await page.point('.elementor-nav-menu--main li.menu-item-has-children > a');
    await until(page, isOpen);
    await page.point('h1');
    await until(page, `!(${isOpen})`);
    await focus(page, '.elementor-nav-menu--main li.menu-item-has-children > a');
    await page.keys('Enter');
    await until(page, isOpen);
    await page.keys('Escape');
    await until(page, `!(${isOpen})`);
  },
  async 'a popup opens, keeps the focus and closes'(page, open) {
    await open('/fixture/popups/');
    await page.press('.open-102');
    await until(page, `document.querySelector('#elementor-popup-modal-102')?.contains(document.activeElement)`);
    await page.keys('Tab', 'Tab', 'Tab');
    await until(page, `document.querySelector('#elementor-popup-modal-102').contains(document.activeElement)`);
    await page.keys('Escape');
    await until(page, `!document.querySelector('#elementor-popup-modal-102')`);
    await until(page, `document.activeElement.matches('.open-102')`);
  },
  async 'a carousel is dragged'(page, open) {
    await open('/fixture/carousels/');
    await mounted(page, 'image-carousel');
    const active = `document.querySelector('.elementor-image-carousel-wrapper .swiper-slide-active')?.getAttribute('aria-label')`;
    const before = await page.evaluate<string>(active);
    await page.drag('.elementor-image-carousel-wrapper .swiper-slide-active', -260);
    await until(page, `${active} !== ${JSON.stringify(before)}`);
  },
  async 'tabs are chosen by the keys'(page, open) {
    await open('/product/mug/');
    await focus(page, '.wc-tabs [role=tab][aria-selected=true]');
    await page.keys('ArrowRight');
    await until(page, `document.querySelectorAll('.wc-tabs [role=tab]')[1].getAttribute('aria-selected') === 'true'`);
    await until(page, `document.querySelectorAll('.wc-tab')[1].checkVisibility()`);
  },
  async 'a form with a missing field is not sent, then it is'(page, open) {
    await open('/fixture/forms/?only=f0a0001');
    await page.press('.elementor-form [type=submit]');
    await mounted(page, 'form');
    await focus(page, '#form-field-name');
    await page.keys(...'Ada');
    if (await page.evaluate(text('.elementor-form > .elementor-message'))) throw new Error('the form was sent');
    await focus(page, '#form-field-email');
    await page.keys(...'ada@example.com', 'Enter');
    await until(page, text('.elementor-form > .elementor-message-success'));
  },
  async 'an order is placed'(page, open) {
    await open('/checkout/?add-to-cart=11');
    for (const name of ['first_name', 'last_name', 'address_1', 'city', 'postcode']) {
      await focus(page, `#billing_${name}`);
      await page.keys(...'10115');
    }
    await focus(page, '#billing_email');
    await page.keys(...'ada@example.com');
    await page.press('#terms');
    await page.press('#place_order');
    await until(page, `location.pathname.includes('order-received')`);
  },
  async 'the fields of an address follow the country'(page, open) {
    await open('/fixture/addresses/');
    await mounted(page, 'address-fields');
    await focus(page, '#billing_country');
    await page.choose('C');
    await until(page, `document.querySelector('#billing_country').value === 'CA'`);
    await until(page, `${text('label[for=billing_state]')}?.startsWith('Province')`);
  },
};

/** Goes through all flows. */
export async function checkFlows(page: EnginePage, base: string): Promise<Check[]> {
  await page.resize(1280, 900);
  const checks: Check[] = [];
  const open = (path: string): Promise<void> => page.goto(base + path);
  for (const [name, flow] of Object.entries(flows)) {
    const faults = await (async () => {
      await page.goto(`${base}/blank/`);
      await page.evaluate(`fetch('/__shop/reset', { method: 'POST' }).then(() => null)`);
      await flow(page, open);
    })().then(
      () => [],
      (error: unknown) => [String(error)],
    );
    checks.push({ name, faults });
  }
  return checks;
}
