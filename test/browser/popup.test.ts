import { describe, expect, inject, test } from 'vitest';
import { legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import { framesAsked } from '../support/frames';
import {
  allMounted,
  axe,
  expectNoProblems,
  failChunk,
  holdChunk,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  stopClock,
  timersRun,
  type WatchedPage,
  type WidgetsApi,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/popups/';
const host = (id: number): string => `[data-elementor-id="${id}"].elementor-location-popup`;
const modal = (id: number): string => `#elementor-popup-modal-${id}`;

interface Recorded {
  recorded: string[];
}

/** What a script of the page hears of popups. */
function recordEvents(): void {
  const recorded: string[] = [];
  Object.assign(window, { recorded });
  for (const name of ['show', 'hide']) {
    window.addEventListener(`elementor/popup/${name}`, (event) => {
      const { id, instance } = (event as CustomEvent<{ id: number; instance: { id: number } }>).detail;
      recorded.push(`${name} ${JSON.stringify(id)}${instance.id === id ? '' : ' of another'}`);
    });
  }
}

const events = (page: WatchedPage): Promise<string[]> => page.evaluate(() => (window as unknown as Recorded).recorded);

async function open(path = PAGE, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, {
    ...options,
    async before(opening) {
      await opening.addInitScript(recordEvents);
      await options?.before?.(opening);
    },
  });
  await mounted(page, 'popup');
  return page;
}

/** What `report()` says of a popup. */
const statusOf = (page: WatchedPage, id: number): Promise<string | undefined> =>
  page.$eval(host(id), (popup) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
    return api.report().find(({ element, widget }) => widget === 'popup' && element === popup)?.status;
  });

const shown = (page: WatchedPage, id: number) => page.locator(modal(id)).waitFor({ state: 'visible' });
const gone = (page: WatchedPage, id: number) => page.locator(modal(id)).waitFor({ state: 'detached' });

/** Opens a popup by its link. */
async function openBy(page: WatchedPage, id: number): Promise<void> {
  await page.click(`.open-${id}`);
  await shown(page, id);
}

/** What is stored of Elementor's popups. */
const stored = (page: WatchedPage): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}') as Record<string, unknown>);

/** Waits until triggers are watched: page views are counted before. */
async function armed(page: WatchedPage, views = 1): Promise<void> {
  await expect.poll(async () => (await stored(page)).pageViews).toBe(views);
  await allMounted(page);
}

/** How often the page has noticed the mouse wheel. */
const turns = (page: WatchedPage): Promise<number> =>
  page.evaluate(() => (window as unknown as { turns: number }).turns);

const focused = (page: WatchedPage): Promise<string> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.className || '');

describeWidget({
  name: 'popup',
  // A popup that is unmounted has its content back, in which links to places start.
  page: `${PAGE}?only=102&config=${encodeURIComponent('{"disable":["anchors"]}')}`,
  host: host(102),
  // What it has inside is kept in a template.
  removes: '*',
  startWidget: async () => {},
  settings: {
    change: { classes: 'autumn' },
    async shows(page) {
      await page.click('.open-102');
      await page.locator(`${modal(102)}.autumn`).waitFor();
      await page.keyboard.press('Escape');
      await gone(page, 102);
    },
  },
  async keyboard(page) {
    await page.focus('.open-102');
    await page.keyboard.press('Space');
    await shown(page, 102);
    expect(await focused(page)).toBe('elementor-popup-modal-102');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('dialog-close-button');
    await page.keyboard.press('Enter');
    await gone(page, 102);
    expect(await focused(page)).toContain('open-102');
  },
});

describe('a closed popup', () => {
  test('a closed popup has nothing in the document: no id twice, no widget that runs, no video', async () => {
    const page = await open();
    expect(await page.locator('#tab-size, video, .elementor-form').count()).toBe(0);
    expect(await page.locator('.elementor-location-popup.elementor').count()).toBe(0);
    expect(await page.locator('[data-widget~=product-tabs]').count()).toBe(0);
    expectNoProblems(page);
  });

  test('a popup that comes later has nothing in the document until it opens', async () => {
    const page = await open(`${PAGE}?only=102`);
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.dataset.elementorType = 'popup';
      late.dataset.elementorId = '110';
      late.className = 'elementor elementor-110';
      late.dataset.elementorSettings = '{"open_selector":"h1"}';
      late.innerHTML = '<h2 id="late-heading">Late</h2>';
      document.body.append(late);
    });
    await page.locator('[data-elementor-id="110"][data-widget-state=mounted]').waitFor({ state: 'attached' });
    expect(await page.locator('#late-heading').count()).toBe(0);
    await page.click('h1');
    await page.locator(`${modal(110)} #late-heading`).waitFor();
  });
});

describe('the dialog of a popup', () => {
  test('the dialog is built as the style sheets of Elementor know it, and is a dialog for screen readers', async () => {
    const page = await open();
    await openBy(page, 102);
    const dialog = page.locator(modal(102));
    expect(await dialog.getAttribute('class')).toBe(
      'dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal',
    );
    expect(await dialog.getAttribute('role')).toBe('dialog');
    expect(await dialog.getAttribute('aria-modal')).toBe('true');
    expect(await dialog.getAttribute('aria-label')).toBe('New this week');
    const inside = await dialog.evaluate((root) =>
      [...(root.firstElementChild?.children ?? [])].map((one) => `${one.localName}.${one.classList[0]}`),
    );
    expect(inside).toEqual([
      'div.dialog-close-button',
      'div.dialog-header',
      'div.dialog-message',
      'div.dialog-buttons-wrapper',
    ]);
    expect(await dialog.locator('.dialog-message > .elementor.elementor-102').count()).toBe(1);
    expect(await page.getAttribute('body', 'class')).toContain(
      'dialog-body dialog-lightbox-body dialog-container dialog-lightbox-container',
    );
    expect(await axe(page, modal(102))).toEqual([]);
    expectNoProblems(page);
  });

  test('the dialog is laid out by Elementor’s style sheet alone where the page has it', async () => {
    const sheet =
      'body{color:rgb(109,109,109)}.elementor .elementor-background-overlay{position:absolute}.dialog-close-button{font-size:15px;line-height:1}button{font-weight:600;min-height:3em}';
    const page = await open(PAGE, {
      before: (opening) =>
        opening.route(/\/fixture\/popups\//, async (route) => {
          const response = await route.fetch();
          const body = (await response.text())
            .replace('</head>', `<style>${sheet}</style></head>`)
            .replace('/assets/popups.css', '');
          await route.fulfill({ response, body });
        }),
    });
    await openBy(page, 102);
    const look = await page.$eval(modal(102), (root) => {
      const content = getComputedStyle(root.querySelector('.dialog-widget-content') as Element);
      const cross = root.querySelector('.dialog-close-button') as Element;
      return [content.color, content.backgroundColor, getComputedStyle(cross).fontWeight, cross.clientHeight];
    });
    expect(look).toEqual(['rgb(109, 109, 109)', 'rgba(0, 0, 0, 0)', '400', 15]);
  });

  test('the cross is drawn, as large as its text, where the site draws the icons of Elementor', async () => {
    const page = await open(PAGE, {
      before: (opening) =>
        opening.addInitScript(() => {
          Object.defineProperty(window, 'elementorFrontendConfig', {
            value: { experimentalFeatures: { e_font_icon_svg: true } },
          });
        }),
    });
    await openBy(page, 102);
    const size = await page.$eval(`${modal(102)} .dialog-close-button > *`, (icon) => {
      const { width, height } = icon.getBoundingClientRect();
      return [icon.localName, width, height, Number.parseFloat(getComputedStyle(icon).fontSize)];
    });
    expect(size).toEqual(['svg', size[3], size[3], size[3]]);
    expectNoProblems(page);
  });

  test('a popup opens once by a button of Elementor 4, which has its action in an attribute', async () => {
    const page = await openPage(PAGE, {
      async before(opening) {
        await opening.addInitScript(recordEvents);
        await opening.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            const link = document.querySelector('.open-101')!;
            const button = document.createElement('button');
            button.type = 'button';
            button.textContent = 'Open';
            button.className = 'action-button';
            button.dataset.actionLink = link.getAttribute('href')!;
            link.replaceWith(button);
          });
        });
      },
    });
    await page.click('.action-button');
    await shown(page, 101);
    expect(await page.getAttribute('.action-button', 'aria-haspopup')).toBe('dialog');
    const opened = (): Promise<number> =>
      events(page).then((all) => all.filter((one) => one.startsWith('show')).length);
    expect(await opened()).toBe(1);
    await page.keyboard.press('Escape');
    await gone(page, 101);
    await page.focus('.action-button');
    await page.keyboard.press('Space');
    await shown(page, 101);
    expect(await opened()).toBe(2);
    expectNoProblems(page);
  });

  test('a popup has a way in and a way out, with the page free again when the way out begins', async () => {
    const page = await open();
    await stopClock(page);
    await page.click('.open-101');
    const box = page.locator(`${modal(101)} > .dialog-widget-content`);
    expect(await box.getAttribute('class')).toContain('animated fadeInUp');
    expect(await box.evaluate((element) => element.style.animationDuration)).toBe('0.6s');
    await page.clock.runFor(600);
    await expect.poll(() => box.getAttribute('class')).not.toContain('fadeInUp');
    const before = await page.locator('#page').getAttribute('inert');
    await page.keyboard.press('Escape');
    expect(await box.getAttribute('class')).toContain('animated fadeInUp reverse');
    expect([before, await page.locator('#page').getAttribute('inert')]).toEqual(['', null]);
    expect(await events(page)).toEqual(['show 101', 'hide 101']);
    expect(await focused(page)).toContain('open-101');
    await page.clock.runFor(600);
    await gone(page, 101);
    expect(await focused(page)).toContain('open-101');
  });

  test('a popup comes and goes at once for visitors who want less motion', async () => {
    const page = await open(PAGE, { reducedMotion: true });
    await openBy(page, 101);
    expect(await page.getAttribute(`${modal(101)} > .dialog-widget-content`, 'class')).not.toContain('fadeInUp');
    await page.keyboard.press('Escape');
    expect(await page.locator(modal(101)).count()).toBe(0);
  });

  test('a popup shows its close button after a delay, and Escape works before', async () => {
    const page = await open();
    await stopClock(page);
    await openBy(page, 101);
    const button = page.locator(`${modal(101)} .dialog-close-button`);
    await page.clock.runFor(1499);
    expect(await button.isVisible()).toBe(false);
    await page.clock.runFor(1);
    await button.waitFor({ state: 'visible' });
    await page.clock.resume();
    await button.click();
    await gone(page, 101);
    await openBy(page, 101);
    await page.keyboard.press('Escape');
    await gone(page, 101);
  });

  test('a popup runs the widgets inside, and ends them and the video when it closes', async () => {
    const page = await open();
    await page.click('.open-full a');
    await mounted(page, 'product-tabs');
    await page.click(`${modal(103)} #tab-title-care a`);
    await page.locator(`${modal(103)} #tab-care`).waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await gone(page, 103);
    expect(await page.locator('video').count()).toBe(0);
    await expect
      .poll(() =>
        page.evaluate(() =>
          (window as unknown as { StorefrontWidgets: { report(): { widget: string }[] } }).StorefrontWidgets.report()
            .map(({ widget }) => widget)
            .filter((name) => name === 'product-tabs'),
        ),
      )
      .toEqual([]);
    await page.click('.open-full a');
    await mounted(page, 'product-tabs');
    await page.locator(`${modal(103)} #tab-care`).waitFor({ state: 'hidden' });
    expectNoProblems(page, [/none\.mp4/]);
  });

  test('a popup with prevent_scroll keeps the page where it is', async () => {
    const page = await open();
    await page.evaluate(() => {
      Object.assign(window, { turns: 0 });
      window.addEventListener('wheel', () => ((window as unknown as { turns: number }).turns += 1), { passive: true });
      window.scrollTo(0, 160);
    });
    await page.click('.open-full a');
    await shown(page, 103);
    expect(await page.getAttribute('body', 'class')).toContain('dialog-prevent-scroll');
    await page.mouse.move(20, 700);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => turns(page)).toBe(1);
    await framesAsked(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(160);
    await page.keyboard.press('Escape');
    expect(await page.getAttribute('body', 'class')).not.toContain('dialog-prevent-scroll');
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => window.scrollY)).toBe(160);
  });
});

describe('scripts in a popup', () => {
  const RUN = ['inline', 'plain', 'after object', 'deferred', 'module'];
  const ran = (page: WatchedPage): Promise<string[]> =>
    page.evaluate(() => [...((window as unknown as { ran?: string[] }).ran ?? [])]);

  test('scripts in a popup run with the page, the late ones, too, and in their order each time it is shown', async () => {
    const page = await open(`${PAGE}?only=108`);
    await expect.poll(() => ran(page)).toEqual(RUN);
    expect(await page.locator('.booking').count()).toBe(0);
    for (const count of [6, 11]) {
      await page.click('h1');
      await expect.poll(() => ran(page)).toHaveLength(count + 4);
      expect((await ran(page)).slice(-5)).toEqual(RUN);
      expect(await page.textContent(`${modal(108)} .booking`)).toBe(`Tables: ${count}`);
      await page.keyboard.press('Escape');
      await gone(page, 108);
    }
    expectNoProblems(page);
  });

  test('scripts in a popup are where the server has put them after an unmount', async () => {
    const page = await open(`${PAGE}?only=108`);
    const [before, after] = await page.$eval(host(108), (popup) => {
      const template = popup.querySelector('template') as HTMLTemplateElement;
      const scripts = (root: ParentNode) => [...root.querySelectorAll('script')].map((script) => script.outerHTML);
      const waiting = scripts(template.content);
      const late = [...popup.children].filter((child) => child.localName === 'script');
      (window as unknown as { StorefrontWidgets: { unmount(root: Element): void } }).StorefrontWidgets.unmount(popup);
      return [waiting, late.every((script) => script.closest('.elementor-widget-html')) ? scripts(popup) : []];
    });
    expect(after).toHaveLength(6);
    expect(after).toEqual(before);
  });

  test('scripts in a popup stop where it closes before a file of them is there', async () => {
    const page = await open(`${PAGE}?only=108`);
    await expect.poll(() => ran(page)).toEqual(RUN);
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/booking\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.click('h1');
    await shown(page, 108);
    await page.keyboard.press('Escape');
    await gone(page, 108);
    release();
    await expect.poll(async () => (await ran(page)).slice(5)).toEqual(['inline', 'plain']);
    await timersRun(page, 0);
    expect((await ran(page)).slice(5)).toEqual(['inline', 'plain']);
  });

  const ADMITTED = /<script(?! src="\/assets\/booking)(?=[ >])/g;

  test.each([
    ['each has the nonce', /<script(?=[ >])/g, RUN, ''],
    ['one has none', ADMITTED, RUN.filter((name) => !/plain|defer/.test(name)), ''],
    // A module does not know its own tag.
    ['one has none, and ours is a module', ADMITTED, RUN.filter((name) => !/plain|defer/.test(name)), '&script=module'],
  ])('scripts in a popup obey a policy with nonces and strict-dynamic: %s', async (_, admitted, expected, query) => {
    const page = await openPage(`${PAGE}?only=108${query}`, {
      before: (opening) =>
        opening.route(/\/fixture\/popups\//, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replaceAll(admitted, '<script nonce="a1b2"');
          const policy = "script-src 'nonce-a1b2' 'strict-dynamic'; object-src 'none'";
          await route.fulfill({
            response,
            body,
            headers: { ...response.headers(), 'Content-Security-Policy': policy },
          });
        }),
    });
    await mounted(page, 'popup');
    const names = expected.map((name) => (expected === RUN ? name : name.replace('object', 'undefined')));
    await expect.poll(() => ran(page)).toEqual(names);
    await page.click('h1');
    await shown(page, 108);
    await expect.poll(() => ran(page)).toEqual([...names, ...names]);
  });

  test('a popup opens under Trusted Types, and none of its scripts is made again', async () => {
    const page = await openPage(`${PAGE}?only=108`, {
      before: (opening) =>
        opening.route(/\/fixture\/popups\//, async (route) => {
          const response = await route.fetch();
          const policy = "require-trusted-types-for 'script'; trusted-types storefront-widgets";
          await route.fulfill({ response, headers: { ...response.headers(), 'Content-Security-Policy': policy } });
        }),
    });
    await mounted(page, 'popup');
    await page.click('h1');
    await shown(page, 108);
    expect(await ran(page)).toEqual(RUN);
  });
});

describe('a popup by attribute', () => {
  test('a popup by attribute works on a page without Elementor and its style sheets', async () => {
    const page = await openPage('/blank/');
    await page.evaluate(() => {
      const stage = document.querySelector('#stage') as HTMLElement;
      const settings = { open_selector: '.open-sizes', exit_animation: [], a11y_navigation: '' };
      stage.innerHTML = `<button type="button" class="open-sizes">Sizes</button><div data-widget="popup" data-elementor-id="5"><script type="application/json" data-settings>${JSON.stringify(settings)}</script><h2>Sizes of hats</h2><p><a href="#x">More</a></p></div>`;
    });
    await mounted(page, 'popup');
    expect(await page.locator('h2').count()).toBe(0);
    await page.click('.open-sizes');
    await shown(page, 5);
    expect(await page.locator(modal(5)).getAttribute('aria-label')).toBe('Sizes of hats');
    // The page stays in reach, because this popup does not handle the focus.
    expect(await page.locator('#stage').getAttribute('inert')).toBeNull();
    expect(await focused(page)).toBe('elementor-popup-modal-5');
    expect(await axe(page, modal(5))).toEqual([]);
    const box = await page.locator(`${modal(5)} .dialog-widget-content`).boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(640);
    await page.keyboard.press('Escape');
    await gone(page, 5);
    expect(await focused(page)).toBe('open-sizes');
    expectNoProblems(page);
  });

  test('a popup that opens by a trigger does not move the focus where the page stays in use', async () => {
    const page = await open(`${PAGE}?only=104`);
    await page.focus('.flatpickr-input');
    await page.$eval(host(104), (element) =>
      element.setAttribute('data-settings', '{"triggers":{"page_load":"yes"},"close_automatically":0}'),
    );
    await shown(page, 104);
    expect(await focused(page)).toContain('flatpickr-input');
    await page.keyboard.press('Escape');
    await gone(page, 104);
    expect(await focused(page)).toContain('flatpickr-input');
  });
});

describe('closing a popup', () => {
  test('a press on the overlay closes the popup, one inside does not, nor one in a calendar', async () => {
    const page = await open();
    await openBy(page, 102);
    await page.click(`${modal(102)} h2`);
    await page.evaluate(() => {
      const calendar = document.createElement('div');
      calendar.className = 'flatpickr-calendar';
      document.body.append(calendar);
      calendar.click();
    });
    expect(await page.locator(modal(102)).isVisible()).toBe(true);
    await page.locator(modal(102)).click({ position: { x: 20, y: 20 } });
    await gone(page, 102);
  });

  test('a popup without an overlay leaves the page in use; a press beside it closes it', async () => {
    const page = await open();
    // The popup would close by itself.
    await stopClock(page);
    await openBy(page, 104);
    expect(await page.locator('#page').getAttribute('inert')).toBeNull();
    expect(await page.locator(modal(104)).getAttribute('aria-modal')).toBeNull();
    await page.click('h1');
    await gone(page, 104);
    await openBy(page, 104);
    await page.click('.open-104');
    await gone(page, 104);
    // Widgets may mount in slices, between which they wait for the clock.
    await page.clock.resume();
    await allMounted(page);
    expect(await page.locator(modal(104)).count()).toBe(0);
  });

  test('a link to a place on the page closes the popup above it, and the place comes into view', async () => {
    const page = await open();
    await openBy(page, 102);
    await page.$eval(`${modal(102)} h2`, (title) => {
      title.innerHTML =
        '<a id="leave" href="#below">Sizes</a> <a id="stay" href="#inside">Here</a> <i id="inside"></i>';
      document.body.insertAdjacentHTML('beforeend', '<p style="block-size: 200vh"></p><p id="below">Sizes</p>');
    });
    await page.click('#stay');
    expect(await page.locator(modal(102)).isVisible()).toBe(true);
    await page.click('#leave');
    await gone(page, 102);
    await expect
      .poll(() => page.$eval('#below', (place) => place.getBoundingClientRect().top < window.innerHeight))
      .toBe(true);
  });

  test('a popup closes by itself after its time', async () => {
    const page = await open();
    await stopClock(page);
    await openBy(page, 104);
    await page.clock.runFor(2999);
    expect(await page.locator(modal(104)).isVisible()).toBe(true);
    await page.clock.runFor(1);
    await gone(page, 104);
    expect(await events(page)).toEqual(['show 104', 'hide 104']);
  });

  test('neither Escape nor the overlay closes a popup that forbids it; its button outside does', async () => {
    const page = await open();
    await openBy(page, 105);
    await page.keyboard.press('Escape');
    await page.locator(modal(105)).click({ position: { x: 20, y: 300 } });
    expect(await page.locator(modal(105)).isVisible()).toBe(true);
    await page.click(`${modal(105)} > .dialog-close-button`);
    await gone(page, 105);
  });

  test('Escape and the overlay close the top popup first', async () => {
    const page = await open(PAGE, { reducedMotion: true });
    await openBy(page, 101);
    await page.click(`${modal(101)} .open-second`);
    await shown(page, 102);
    await page.keyboard.press('Escape');
    await gone(page, 102);
    expect(await page.locator(modal(101)).isVisible()).toBe(true);
    expect(await focused(page)).toContain('open-second');
    await page.click(`${modal(101)} .open-second`);
    await shown(page, 102);
    await page.locator(modal(102)).click({ position: { x: 20, y: 20 } });
    await gone(page, 102);
    expect(await page.locator(modal(101)).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await gone(page, 101);
    expect(await focused(page)).toContain('open-101');
  });

  test('“never again” is remembered and blocks each way to open the popup', async () => {
    const page = await open(`${PAGE}?load=1`);
    await shown(page, 101);
    expect((await stored(page)).popup_101_times).toBe(1);
    await page.click(`${modal(101)} .never-again`);
    await gone(page, 101);
    expect((await stored(page)).popup_101_disable).toBe(true);
    await page.click('.open-101');
    await page.click('.open-102');
    await shown(page, 102);
    expect(await page.locator(modal(101)).count()).toBe(0);
    expect(await statusOf(page, 101)).toBe('stays shut, because the visitor wanted it so for good');
    expect(await statusOf(page, 102)).toBe('has opened by a request');
  });

  test('the report says what a popup waits for, and which rules keep it shut', async () => {
    const page = await open(`${PAGE}?load=1`);
    await shown(page, 101);
    expect(await statusOf(page, 101)).toBe('has opened by a trigger');
    expect(await statusOf(page, 102)).toMatch(/^stays shut until .*, because it has no trigger$/);
    await page.evaluate(() => {
      const key = 'elementor';
      localStorage.setItem(
        key,
        (localStorage.getItem(key) ?? '').replace('"popup_101_times":1', '"popup_101_times":3'),
      );
    });
    await page.reload();
    await mounted(page, 'popup');
    await expect.poll(() => statusOf(page, 101)).toBe('stays shut, because of its rules: times');
  });
});

describe('opening a popup', () => {
  test('one click counts once where the link and what is around it both match', async () => {
    const page = await open();
    await page.click('.open-full a');
    await shown(page, 103);
    expect((await stored(page)).popup_103_times).toBe(1);
  });

  test('a link that the popup’s selector names, and the page calls a button, is pressed by Space', async () => {
    const page = await open();
    await page.focus('.open-full a');
    await page.keyboard.press('Space');
    await shown(page, 103);
    expect(await page.getAttribute('.open-full a', 'aria-haspopup')).toBe('dialog');
    expectNoProblems(page);
  });

  test('a link toggles; one to a missing popup and a broken one do nothing', async () => {
    const page = await open();
    await page.click('.open-999');
    await page.click('.open-broken');
    expect(await page.locator('.elementor-popup-modal').count()).toBe(0);
    const link = page.locator('.open-102');
    expect(await link.getAttribute('aria-haspopup')).toBe('dialog');
    await link.click();
    await shown(page, 102);
    await link.evaluate((element: HTMLElement) => element.click());
    await gone(page, 102);
    expectNoProblems(page);
  });

  test('the popup of the address opens, but only where an element of the page carries that address', async () => {
    const page = await open();
    const href = await page.getAttribute('.open-102', 'href');
    await page.goto('about:blank');
    await page.goto(new URL(PAGE + href, inject('base')).href);
    await shown(page, 102);
    const other = `#elementor-action:action=popup:open&settings=${btoa('{"id":"103"}')}`;
    await page.goto('about:blank');
    await page.goto(new URL(PAGE + other, inject('base')).href);
    await mounted(page, 'popup');
    await allMounted(page);
    expect(await page.locator(modal(103)).count()).toBe(0);
  });

  test('a press before the chunk is there opens the popup once it is', async () => {
    let release = (): void => {};
    const page = await openPage(PAGE, {
      waitUntil: 'domcontentloaded',
      async before(opening) {
        release = await holdChunk(opening, 'popup');
      },
    });
    await page.click('.open-full a');
    expect(new URL(page.url()).hash).toBe('');
    await page.click('.open-102');
    release();
    await shown(page, 102);
    await shown(page, 103);
  });

  test('a trigger opens no popup while another one is open, where that is asked', async () => {
    const page = await open(`${PAGE}?only=104,107`);
    await armed(page);
    // The first would close by itself.
    await stopClock(page);
    expect(await statusOf(page, 107)).toBe('waits for its triggers: click');
    await openBy(page, 104);
    await page.click(`${modal(104)} p`);
    expect(await page.locator(modal(107)).count()).toBe(0);
    expect(await statusOf(page, 107)).toBe('stays shut, because popup 104 was open when its trigger fired');
    await page.keyboard.press('Escape');
    await gone(page, 104);
    expect(await page.locator(modal(107)).count()).toBe(0);
    await page.clock.resume();
    await page.reload();
    await mounted(page, 'popup');
    await armed(page, 2);
    await page.click('h1');
    await page.click('h1');
    await shown(page, 107);
    expectNoProblems(page);
  });

  test('a popup that opens from another one answers presses, with the mouse and by keyboard', async () => {
    const page = await open(PAGE, { reducedMotion: true });
    await openBy(page, 101);
    await page.click(`${modal(101)} .open-second`);
    await shown(page, 102);
    await page.click(`${modal(102)} .close-second`);
    await gone(page, 102);
    expect(await focused(page)).toContain('open-second');
    await page.keyboard.press('Enter');
    await shown(page, 102);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toContain('close-second');
    await page.keyboard.press('Enter');
    await gone(page, 102);
    expect(await page.locator(modal(101)).isVisible()).toBe(true);
    expectNoProblems(page);
  });

  test('a popup with broken settings opens as if it had none', async () => {
    const page = await open(`${PAGE}?only=106`);
    await openBy(page, 106);
    await page.keyboard.press('Escape');
    await gone(page, 106);
    expectNoProblems(page);
  });

  test('no popup opens in the editor, and leaving edit mode arms the triggers', async () => {
    const page = await open(`${PAGE}?load=1&edit=1`);
    await page.click('.open-102');
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    expect(await page.locator('.elementor-popup-modal').count()).toBe(0);
    await page.click('.demo-edit-switch');
    await shown(page, 101);
    await page.evaluate(() =>
      (window as unknown as { StorefrontWidgets: { setEditMode(on: boolean): void } }).StorefrontWidgets.setEditMode(
        true,
      ),
    );
    await gone(page, 101);
  });

  test('a popup that is being edited stays on its canvas; others wait', async () => {
    const page = await open(`${PAGE}?edit=1&elementor-preview=102`);
    const edited = page.locator(host(102));
    expect(await edited.getAttribute('class')).toContain('elementor elementor-102');
    expect(await page.getByText('Ten per cent off').count()).toBe(0);
    // Elementor's own style sheet hides it until its script has begun.
    await edited.evaluate((popup) => popup.classList.add('elementor-edit-area', 'elementor-edit-mode'));
    expect(await page.getByText('A lamp, a vase and a coat.').isVisible()).toBe(true);
    // Other versions of Elementor print the class.
    await page.evaluate(() => {
      const printed = document.createElement('div');
      printed.dataset.elementorType = 'popup';
      printed.dataset.elementorId = '120';
      printed.className = 'elementor elementor-120 elementor-edit-mode';
      printed.innerHTML = '<p id="canvas"></p>';
      document.body.append(printed);
    });
    await allMounted(page);
    expect(await page.locator('#canvas').count()).toBe(1);
    expectNoProblems(page);
  });

  test('a popup stays closed at the address of an editor’s preview outside the editor', async () => {
    const page = await open(`${PAGE}?elementor-preview=102`);
    expect(await page.getByText('A lamp, a vase and a coat.').count()).toBe(0);
  });

  test('the preview of a popup shows it at once', async () => {
    const page = await open(`${PAGE}?only=102`, {
      before: (opening) =>
        opening.addInitScript(() => {
          Object.defineProperty(window, 'elementorFrontendConfig', {
            value: { environmentMode: { wpPreview: true }, post: { id: 102 } },
          });
        }),
    });
    await shown(page, 102);
  });
});

describe('the answer to a form', () => {
  for (const [jquery, way] of [
    ['', 'a native event'],
    ['?jquery=1', 'jQuery'],
  ] as const) {
    test(`the answer to a form closes its popup, told by ${way}`, async () => {
      const page = await open(PAGE + jquery);
      await openBy(page, 105);
      const sent = requestsTo(page, /admin-ajax/);
      await page.fill(`${modal(105)} input[type=email]`, 'never@shop.test');
      await page.click(`${modal(105)} [type=submit]`);
      await gone(page, 105);
      expect(sent).toHaveLength(1);
      expect((await stored(page)).popup_105_disable).toBe(true);
    });
  }

  test('the answer to a form opens another popup', async () => {
    const page = await open();
    await openBy(page, 105);
    await page.fill(`${modal(105)} input[type=email]`, 'again@shop.test');
    await page.click(`${modal(105)} [type=submit]`);
    await shown(page, 102);
  });
});

describe("beside Elementor's own script", () => {
  for (const order of ORDERS) {
    test(`a press opens one popup, with Elementor’s script ${order}`, async () => {
      const page = await openBesideLegacy(`${PAGE}?load=1`, order, []);
      await shown(page, 101);
      expect(await page.locator('.elementor-popup-modal').count()).toBe(1);
      const ours = await page.locator('[data-widget~=popup]').count();
      // A script that comes with the page, like theirs, may come after it.
      if (order !== 'async') expect(ours).toBe(6);
      await page.click(`${modal(101)} .never-again`);
      await gone(page, 101);
      await page.click('.open-102');
      await shown(page, 102);
      expect(await page.locator(modal(102)).count()).toBe(1);
      await page.click(`${modal(102)} .close-second`);
      await gone(page, 102);
      const shows = (await legacyEffects(page)).filter((effect) => effect.startsWith('popup:show'));
      expect(shows.length > 0).toBe(ours === 0);
      expectNoProblems(page);
    });
  }

  test('the answer to a form closes the popup, and Elementor’s own showPopup opens another one', async () => {
    const page = await openBesideLegacy(PAGE, 'last', ['popup']);
    await openBy(page, 105);
    await page.fill(`${modal(105)} input[type=email]`, 'some@shop.test');
    await page.click(`${modal(105)} [type=submit]`);
    await gone(page, 105);
    await page.evaluate(() => {
      const { elementorProFrontend: pro } = window as unknown as {
        elementorProFrontend: { modules: { popup: { showPopup(settings: { id: number }): void } } };
      };
      pro.modules.popup.showPopup({ id: 102 });
    });
    await shown(page, 102);
    expect(await page.locator('.elementor-popup-modal').count()).toBe(1);
    expectNoProblems(page);
  });

  test('a popup whose chunk never comes is opened by Elementor’s script', async () => {
    const page = await openPage(`${PAGE}?only=102&legacy=last`, {
      before: (opening) => failChunk(opening, 'popup'),
    });
    await page.mouse.move(9, 9);
    await page.waitForFunction(() => !document.querySelector('.elementor-location-popup'), null, { timeout: 20_000 });
    await page.click('.open-102');
    await shown(page, 102);
  });
});

test('a page of Elementor without popups counts the visit once, when the visitor moves', async () => {
  const page = await openPage('/fixture/anchors/');
  await page.mouse.move(9, 9);
  const counts = (): Promise<unknown> =>
    page.evaluate(() => {
      const { pageViews, sessions } = JSON.parse(localStorage.getItem('elementor') ?? '{}');
      return [pageViews, sessions];
    });
  await expect.poll(counts).toEqual([1, 1]);
  await page.reload();
  await page.mouse.move(5, 5);
  await expect.poll(counts).toEqual([2, 1]);
});
