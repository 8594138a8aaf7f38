import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe';
import { type FrontEnd, startElementor } from '../support/editor';
import { allMounted, expectNoProblems, mounted, openPage, timersRun, type WatchedPage } from '../support/page';

const PAGE = '/fixture/edit-mode/';
const HEADING = '.elementor-element-e0d1101';
const MUG = '.elementor-element-e0d1102';
const FIRST = '.elementor-element-e0d1001';

const setEditMode = (page: WatchedPage, on: boolean): Promise<void> =>
  page.evaluate((mode) => {
    const { StorefrontWidgets: api } = window as unknown as {
      StorefrontWidgets: { setEditMode(on: boolean, options: object): void };
    };
    api.setEditMode(mode, { panel: false });
  }, on);

/** Is a click on the element prevented? No link is followed. */
const isStill = (page: WatchedPage, selector: string): Promise<boolean> =>
  page.$eval(selector, (element) => {
    let isPrevented = false;
    const last = (event: Event): void => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    (element as HTMLElement).click();
    return isPrevented;
  });

const settingsOf = (page: WatchedPage, selector: string): Promise<unknown> =>
  page.$eval(selector, (host) => JSON.parse(host.getAttribute('data-settings') ?? 'null') as unknown);

interface Editor {
  elementor: { channels: Record<'editor' | 'data', { trigger(name: string, ...args: unknown[]): void }> };
  elementorFrontendConfig: { elements: { data: Record<string, { attributes: Record<string, unknown> }> } };
}

/** Changes a setting as the editor does. */
const edit = (page: WatchedPage, cid: string, change: object): Promise<void> =>
  page.evaluate(
    ([id, attributes]) => {
      const { elementor, elementorFrontendConfig: config } = window as unknown as Editor;
      const model = config.elements.data[id as string]!;
      Object.assign(model.attributes, attributes);
      elementor.channels.editor.trigger(`change:${String(model.attributes.widgetType)}`, {}, { model: { cid: id } });
    },
    [cid, change] as const,
  );

const scripts = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('visitors load no code of the edit mode', async () => {
  const page = await openPage('/shop/', { waitUntil: 'networkidle' });
  expect((await scripts(page)).filter((name) => /editing|adminBar/.test(name))).toEqual([]);
});

describe('the edit mode', () => {
  test('links and items of lists do nothing in edit mode, except those of a lightbox, and act again when it ends', async () => {
    // The page's own lightbox takes clicks on its links in any mode.
    const page = await openPage(`${PAGE}?config=${encodeURIComponent('{"disable":["page-lightbox"]}')}`);
    await page.waitForFunction(() => 'setEditMode' in (window.StorefrontWidgets ?? {}));
    await setEditMode(page, true);
    await expect.poll(() => isStill(page, '.e-loop-item-11 a')).toBe(true);
    expect(await isStill(page, '#plain-link')).toBe(true);
    expect(await isStill(page, '#picture-link')).toBe(false);
    await page.click('.e-loop-item-14 a', { button: 'middle' });
    await page.click('#plain-link');
    await timersRun(page, 300);
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expect(page.context().pages()).toHaveLength(1);
    await setEditMode(page, false);
    await expect.poll(() => isStill(page, '.e-loop-item-11 a')).toBe(false);
    await Promise.all([page.waitForURL('**/product/mug/'), page.click('#plain-link')]);
  });

  test("elements in edit mode take their settings from the editor's models, and follow them", async () => {
    const page = await openPage(`${PAGE}?edit=1`);
    await mounted(page, 'motion-effects', MUG);
    await expect
      .poll(() => settingsOf(page, MUG))
      .toEqual({
        motion_fx_motion_fx_scrolling: 'yes',
        motion_fx_devices: ['desktop', 'tablet', 'mobile'],
        motion_fx_rotateZ_effect: 'yes',
        motion_fx_rotateZ_speed: { unit: 'px', size: 2, sizes: [] },
      });
    expect(await page.getAttribute(HEADING, 'data-settings')).toBeNull();
    const turned = (): Promise<string> =>
      page.$eval(`${MUG} > .elementor-widget-container`, (box) => box.style.getPropertyValue('--rotateZ'));
    await expect.poll(turned).not.toBe('');
    const before = await turned();
    await edit(page, 'c102', { motion_fx_rotateZ_speed: { unit: 'px', size: 8, sizes: [] } });
    await expect.poll(turned).not.toBe(before);

    await page.selectOption('[name="c101._animation"]', 'zoomIn');
    await page.waitForSelector(`${HEADING}.animated.zoomIn`);
    await page.selectOption('[name="c101._animation"]', 'fadeInUp');
    await page.waitForSelector(`${HEADING}.animated.fadeInUp:not(.zoomIn)`);
    expectNoProblems(page);
  });

  test('models that come later count in edit mode, and destroyed ones no longer', async () => {
    const page = await openPage(`${PAGE}?edit=1`);
    await mounted(page, 'motion-effects', MUG);
    await page.$eval(HEADING, (heading) => {
      const late = heading.cloneNode(true) as HTMLElement;
      late.dataset.modelCid = 'c900';
      late.id = 'late';
      heading.after(late);
      setTimeout(() => {
        const { elementorFrontendConfig: config } = window as unknown as Editor;
        config.elements.data.c900 = { attributes: { elType: 'widget', widgetType: 'heading', _animation: 'zoomIn' } };
      }, 100);
    });
    await page.waitForSelector('#late.animated.zoomIn');
    await page.evaluate(() => {
      (window as unknown as Editor).elementor.channels.data.trigger('element:destroy', { cid: 'c900' });
    });
    await expect.poll(() => page.getAttribute('#late', 'data-settings')).toBeNull();
  });

  test('the markup is as before when edit mode ends', async () => {
    const page = await openPage(`${PAGE}?edit=1`);
    await mounted(page, 'motion-effects', MUG);
    await page.hover(`${FIRST} h2`);
    await page.waitForSelector('.e-handles-inside');
    await setEditMode(page, false);
    await expect.poll(() => page.locator('[data-model-cid][data-settings]').count()).toBe(0);
    await expect.poll(() => page.locator('.e-handles-inside').count()).toBe(0);
    await setEditMode(page, true);
    await page.waitForSelector(`${MUG}[data-settings]`);
  });

  test("edit mode is left to Elementor's own front end where that runs", async () => {
    const page = await openPage(`${PAGE}?edit=1`, {
      before: (opening) =>
        opening.addInitScript(() => Object.assign(window, { elementorFrontend: { elementsHandler: {} } })),
    });
    await expect.poll(() => isStill(page, '#plain-link')).toBe(true);
    await page.hover(`${FIRST} h2`);
    await allMounted(page);
    await timersRun(page, 300);
    expect(await page.locator('[data-model-cid][data-settings], .e-handles-inside').count()).toBe(0);
  });

  test('links to places on the page still lead there in edit mode, also those that the editor has created', async () => {
    const page = await openPage(`${PAGE}?edit=1`);
    await mounted(page, 'anchors');
    await expect.poll(() => isStill(page, '#plain-link')).toBe(true);
    await page.evaluate((first) => {
      const editor = document.body.appendChild(document.createElement('iframe')).contentDocument!;
      const box = document.querySelector(`${first} .elementor-widget-wrap`);
      for (const [at, creator] of [document, editor].entries()) {
        const link = creator.createElement('a');
        link.className = `place-link-${at}`;
        link.href = '#far-place';
        link.textContent = 'Further down';
        box?.prepend(link, ' ');
      }
      const place = document.createElement('div');
      place.className = 'elementor-menu-anchor';
      place.id = 'far-place';
      place.style.marginTop = '3000px';
      box?.append(place);
    }, FIRST);
    for (const at of [0, 1]) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.click(`.place-link-${at}`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    }
    expect(new URL(page.url()).pathname).toBe(PAGE);
  });

  test('elements that Elementor’s front end drives are left to it, but not marked or registered ones inside of them', async () => {
    const page = await openPage(`${PAGE}?edit=1`, {
      before: (opening) =>
        opening.addInitScript(() => {
          // The editor starts it once the page has loaded.
          const start = (): void => void Object.assign(window, { elementorFrontend: { elementsHandler: {} } });
          document.addEventListener('DOMContentLoaded', start);
        }),
    });
    await page.evaluate(() => {
      window.StorefrontWidgets?.push(({ register }) => {
        const show = (host: Element): undefined => void host.append('There');
        register({ name: 'test-note', adopts: ['.test-note'], mount: show });
      });
      const note = document.createElement('p');
      note.className = 'test-note';
      document.body.append(note);
    });
    await page.waitForSelector('body > .test-note:has-text("There")');
    await page.evaluate((first) => {
      // The editor's window creates the elements, and fills some of them before it inserts them.
      const editor = document.body.appendChild(document.createElement('iframe')).contentDocument!;
      for (const [cid, creator] of [document, editor].entries()) {
        const counter = creator.createElement('div');
        counter.className = 'elementor-element elementor-widget elementor-widget-counter test-counter';
        counter.dataset.modelCid = `c80${cid}`;
        counter.setAttribute('data-widget_type', 'counter.default');
        counter.innerHTML = '<span class="elementor-counter-number" data-to-value="100">0</span>';
        const html = creator.createElement('div');
        html.className = 'elementor-element elementor-widget elementor-widget-html';
        html.dataset.modelCid = `c81${cid}`;
        html.innerHTML =
          '<div class="test-marked" data-widget="counter"><span class="elementor-counter-number" data-to-value="7">0</span></div>' +
          '<div class="test-note"></div><p class="products"><span class="product">A mug</span></p>';
        document.querySelector(`${first} .elementor-widget-wrap`)?.prepend(counter, html);
      }
    }, FIRST);
    for (const at of [0, 1]) {
      await page.waitForSelector(`.elementor-element .test-note:has-text("There") >> nth=${at}`);
      await page.waitForSelector(`.test-marked[data-widget-state=mounted] >> nth=${at}`);
    }
    await allMounted(page);
    expect(await page.locator('.test-counter[data-widget]').count()).toBe(0);
    await expect.poll(() => isStill(page, '.elementor-widget-html .product')).toBe(true);
  });

  test('a registered type follows the settings and the content of the edited element that has adopted it', async () => {
    const page = await openPage(`${PAGE}?edit=1`, { before: startElementor });
    await page.evaluate(() => {
      const { elementorFrontendConfig: config } = window as unknown as Editor;
      // Models of Backbone tell of all changes, also of those by commands, undo and redo.
      const handlers = new Set<() => void>();
      Object.assign(config.elements.data.c102!, {
        on: (_: string, handler: () => void) => handlers.add(handler),
        off: (_: string, handler: () => void) => handlers.delete(handler),
        change(attributes: object) {
          Object.assign(config.elements.data.c102!.attributes, attributes);
          for (const handler of handlers) handler();
        },
      });
      window.StorefrontWidgets?.push(({ register, settings }) => {
        register({
          name: 'test-note',
          adopts: ['[data-widget_type="image.default"]'],
          settings: settings.schema({ motion_fx_rotateZ_effect: settings.flag(false) }),
          mount(host, { motion_fx_rotateZ_effect: turns }) {
            const note = document.createElement('p');
            note.className = 'test-note';
            note.textContent = `${host.querySelector('img')?.alt} ${turns ? 'turns' : 'rests'}`;
            host.firstElementChild?.append(note);
            return () => note.remove();
          },
        });
      });
    });
    const notes = (): Promise<string[]> => page.locator('.test-note').allTextContents();
    await expect.poll(notes).toEqual(['A mug turns']);
    await page.evaluate(() => {
      const { elementorFrontendConfig: config } = window as unknown as Editor;
      const model = config.elements.data.c102 as unknown as { change(attributes: object): void };
      model.change({ motion_fx_rotateZ_effect: '' });
    });
    await expect.poll(notes).toEqual(['A mug rests']);

    await page.$eval(MUG, (mug) => {
      mug.innerHTML =
        '<div class="elementor-widget-container"><img src="/images/mug-205-front-300x300.svg" alt="A cup"></div>';
      const { elementorFrontend } = window as unknown as { elementorFrontend: FrontEnd };
      elementorFrontend.hooks.doAction('frontend/element_ready/global', [mug]);
    });
    await expect.poll(notes).toEqual(['A cup rests']);

    // A duplicate is inserted empty, and drawn afterwards.
    await page.$eval(MUG, (mug) => {
      const copy = document.createElement('div');
      copy.className = 'elementor-element elementor-widget elementor-widget-image test-copy';
      for (const name of ['data-element_type', 'data-widget_type', 'data-model-cid'])
        copy.setAttribute(name, mug.getAttribute(name)!);
      mug.after(copy);
    });
    await page.waitForSelector('.test-copy[data-widget-state=mounted]', { state: 'attached' });
    await page.$eval('.test-copy', (copy) => {
      copy.innerHTML =
        '<div class="elementor-element-overlay"></div><div class="elementor-widget-container"><img src="/images/mug-205-front-300x300.svg" alt="A copy"></div>';
      const { elementorFrontend } = window as unknown as { elementorFrontend: FrontEnd };
      elementorFrontend.hooks.doAction('frontend/element_ready/global', [copy]);
    });
    await expect.poll(notes).toEqual(['A cup rests', 'A copy rests']);
    // Elementor itself drives the others.
    await expect.poll(() => page.locator('[data-model-cid][data-settings]').count()).toBe(2);
    await setEditMode(page, false);
    await expect.poll(() => page.locator('[data-model-cid][data-settings]').count()).toBe(0);
    expectNoProblems(page);
  });

  test('handles go inside an element that has no room above', async () => {
    const page = await openPage(`${PAGE}?edit=1`);
    await expect.poll(() => isStill(page, '#plain-link')).toBe(true);
    await page.hover(`${FIRST} h2`);
    await page.waitForSelector(`${FIRST}.e-handles-inside`);
    await page.hover('#plain-link');
    await expect.poll(() => page.locator('.e-handles-inside').count()).toBe(1);
    await page.$eval(FIRST, (first) => {
      (first as HTMLElement).style.marginTop = '60px';
      (first.parentElement as HTMLElement).style.display = 'flow-root';
    });
    await page.hover(`${FIRST} h2`);
    await expect.poll(() => page.locator('.e-handles-inside').count()).toBe(0);
    await page.hover('#plain-link');
    await page.$eval(FIRST, (first) => ((first as HTMLElement).style.marginTop = '-40px'));
    await page.hover(`${MUG} img`);
    await page.waitForSelector(`${FIRST}.e-handles-inside`);
    const top = (): Promise<string> =>
      page.$eval(`${FIRST} .elementor-editor-element-settings`, (bar) => (bar as HTMLElement).style.top);
    await expect.poll(top).toBe('40px');
    await page.hover('#plain-link');
    await page.evaluate(() => {
      const { elementor } = window as unknown as {
        elementor: { settings: { page: { model: { attributes: object } } } };
      };
      elementor.settings.page.model.attributes = { scroll_snap: 'yes' };
    });
    await page.hover('#picture-link');
    await expect.poll(() => page.locator('.e-handles-inside').count()).toBeGreaterThan(0);
    expectNoProblems(page);
  });

  test('the page breaks no accessibility rule in edit mode', async () => {
    const page = await openPage(`${PAGE}?edit=1`);
    await mounted(page, 'motion-effects', MUG);
    expect(await axe(page, 'main')).toEqual([]);
  });
});

test('the admin bar loses links to parts without their own name, also to those that come later', async () => {
  const page = await openPage(PAGE);
  const titles = (): Promise<string[]> => page.locator('#wpadminbar .elementor-edit-link-title').allTextContents();
  await expect.poll(titles).toEqual(['Header', 'Footer']);
  await page.$eval('#wp-admin-bar-elementor_edit_page-default', (list) => {
    for (const title of ['dynamic-content-widget-7', 'Popup']) {
      const item = document.createElement('li');
      const name = document.createElement('span');
      name.className = 'elementor-edit-link-title';
      item.append(name);
      list.append(item);
      setTimeout(() => {
        name.textContent = title;
      });
    }
  });
  await expect.poll(titles).toEqual(['Header', 'Footer', 'Popup']);
});
