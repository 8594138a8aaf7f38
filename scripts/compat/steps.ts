/** What a visitor does in a shop, and what comes of it. */
import type { Locator } from 'playwright-core';
import { cartOf, noticesOf, type Paths, type Visit } from './visit';

/** One thing to do; gives what came of it as a text, or null where the shop has no such thing. */
export interface Step {
  name: string;
  run(one: Visit, paths: Paths): Promise<string | null>;
}

const text = (value: string | null | undefined): string => (value ?? '').replace(/\s+/g, ' ').trim();

/** The first match that can be seen; null where there is none. */
async function seen(all: Locator): Promise<Locator | null> {
  for (const one of await all.all()) if (await one.isVisible()) return one;
  return null;
}

async function press(one: Visit, button: Locator | null): Promise<boolean> {
  if (!button) return false;
  await button.click({ timeout: 4000 });
  await one.settle();
  return true;
}

/** Chooses the first value of each select that is possible, as a visitor or as swatches do. */
async function chooseVariation({ page }: Visit): Promise<boolean> {
  const selects = page.locator('form.variations_form .variations select');
  for (const select of await selects.all()) {
    await select.evaluate((element: HTMLSelectElement) => {
      element.dispatchEvent(new Event('focusin', { bubbles: true }));
      const option = [...element.options].find(({ value, disabled }) => value && !disabled);
      element.value = option?.value ?? '';
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.waitForTimeout(300);
  }
  return (await selects.count()) > 0;
}

/** The notice of a shop can cover menus and buttons. */
const dismiss: Step = {
  name: 'notice of the shop goes away',
  async run(one) {
    const notice = one.page.locator('.woocommerce-store-notice');
    if (!(await press(one, await seen(one.page.locator('.woocommerce-store-notice__dismiss-link'))))) return null;
    await one.page.waitForTimeout(500);
    return `seen: ${await notice.isVisible()}`;
  },
};

/** For a window on a desk; each step goes on with the cart of the one before. */
export const steps: readonly Step[] = [
  dismiss,
  {
    name: 'add from the list',
    async run(one, { list }) {
      if (!list) return null;
      await one.go(list);
      const button = await seen(one.page.locator('.add_to_cart_button:is(.ajax_add_to_cart, button)'));
      if (!(await press(one, button))) return null;
      return `${await cartOf(one)} / ${await noticesOf(one)}`;
    },
  },
  {
    name: 'choose a variation',
    async run(one, { variable }) {
      if (!variable) return null;
      await one.go(variable);
      if (!(await chooseVariation(one))) return null;
      await one.settle();
      return one.page.evaluate(() => {
        const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
        const button = document.querySelector('.single_add_to_cart_button');
        const id = document.querySelector<HTMLInputElement>('form.variations_form [name=variation_id]')?.value;
        return `${words('.single_variation')} / ${id} / ${button?.classList.contains('disabled')}`.replace(/\s+/g, ' ');
      });
    },
  },
  {
    name: 'add the variation',
    async run(one, { variable }) {
      if (!variable) return null;
      if (!(await press(one, await seen(one.page.locator('form.variations_form .single_add_to_cart_button')))))
        return null;
      return `${await cartOf(one)} / ${await noticesOf(one)}`;
    },
  },
  {
    name: 'add two from the product page',
    async run(one, { simple }) {
      if (!simple) return null;
      await one.go(simple);
      const field = await seen(one.page.locator('form.cart input.qty'));
      await field?.fill('2');
      if (!(await press(one, await seen(one.page.locator('form.cart .single_add_to_cart_button'))))) return null;
      return `${await cartOf(one)} / ${await noticesOf(one)}`;
    },
  },
  {
    name: 'tabs of a product',
    async run(one, { simple, variable }) {
      for (const path of [simple, variable].filter(Boolean)) {
        await one.go(path);
        if (!(await press(one, await seen(one.page.locator('.wc-tabs li:not(.active) a'))))) continue;
        const panels = one.page.locator('.woocommerce-Tabs-panel:visible');
        return (await panels.evaluateAll((all) => all.map(({ id }) => id))).join(', ');
      }
      return null;
    },
  },
  {
    name: 'lightbox of the gallery',
    async run(one, { simple }) {
      if (!simple) return null;
      await one.go(simple);
      if (!(await press(one, await seen(one.page.locator('.woocommerce-product-gallery__trigger'))))) return null;
      const isOpen = (): Promise<boolean> =>
        one.page
          .locator('.pswp')
          .evaluateAll((all) => all.some((box) => box.checkVisibility({ visibilityProperty: true })));
      // Its movements take their time, with each script another one.
      await one.page.waitForTimeout(1000);
      const opened = await isOpen();
      await one.page.keyboard.press('Escape');
      for (let tries = 0; tries < 10 && (await isOpen()); tries += 1) await one.page.waitForTimeout(500);
      return `opens: ${opened}; closed by Escape: ${!(await isOpen())}`;
    },
  },
  {
    name: 'mini cart',
    async run({ page }) {
      const carts = page.locator('.widget_shopping_cart_content');
      return (await carts.count()) > 0 ? text(await carts.first().textContent()) : null;
    },
  },
  {
    name: 'quantity in the cart',
    async run(one, { cart }) {
      await one.go(cart);
      const field = await seen(one.page.locator('.woocommerce-cart-form input.qty'));
      if (!field) return null;
      await field.fill('3');
      await field.press('Tab');
      await one.settle();
      const button = await seen(one.page.locator('[name=update_cart]:enabled'));
      await press(one, button);
      return `${await cartOf(one)} / ${await noticesOf(one)}`;
    },
  },
  {
    name: 'wrong coupon',
    async run(one) {
      const field = await seen(one.page.locator('.woocommerce-cart-form #coupon_code'));
      if (!field) return null;
      await field.fill('no-such-coupon');
      await press(one, await seen(one.page.locator('[name=apply_coupon]')));
      return noticesOf(one);
    },
  },
  {
    name: 'removal from the cart',
    async run(one) {
      if (!(await press(one, await seen(one.page.locator('.woocommerce-cart-form a.remove'))))) return null;
      return `${await cartOf(one)} / ${await noticesOf(one)}`;
    },
  },
  {
    name: 'keyboard, twenty times Tab',
    async run(one, { list }) {
      await one.go(list || '/');
      const stops: string[] = [];
      for (let count = 0; count < 20; count += 1) {
        await one.page.keyboard.press('Tab');
        stops.push(
          await one.page.evaluate(() => {
            const element = document.activeElement as HTMLElement | null;
            return `${element?.localName} ${element?.getAttribute('aria-label') ?? element?.innerText}`.slice(0, 40);
          }),
        );
      }
      return text(stops.join(', '));
    },
  },
];

/** For a phone. */
export const phoneSteps: readonly Step[] = [
  dismiss,
  {
    name: 'menu on a phone',
    async run(one) {
      const links = one.page.locator('header a:visible, nav a:visible');
      const before = await links.count();
      const toggles =
        'header button[aria-expanded], :is(button, a)[class*="menu-toggle"], [class*="mobile-menu-icon"] a, [class*="container-open"]';
      if (!(await press(one, await seen(one.page.locator(toggles))))) return null;
      await one.page.waitForTimeout(700);
      return `links that come: ${(await links.count()) - before}`;
    },
  },
];
