import { expect, test } from 'vitest';
import { mounted } from '../support/mounted';
import { openPage } from '../support/openPage';

interface Edited {
  StorefrontWidgets: { unmount(root: Element): void; mount(root: Element): void };
}

test('a widget that an edited element names draws nothing where Elementor’s editor drives the element', async () => {
  const page = await openPage('/fixture/counters/');
  await mounted(page, 'pie-chart');
  expect(await page.locator('.storefront-pie').count()).toBeGreaterThan(0);
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as Edited;
    const hosts = [...document.querySelectorAll('[data-widget~=pie-chart]')];
    Object.assign(window, { elementorFrontend: { elementsHandler: {} } });
    for (const host of hosts) {
      api.unmount(host);
      host.setAttribute('data-model-cid', 'c1');
      host.setAttribute('data-widget', 'pie-chart');
      api.mount(host);
    }
  });
  await mounted(page, 'pie-chart');
  expect(await page.locator('.storefront-pie').count()).toBe(0);
});
