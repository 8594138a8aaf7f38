import { expect, test } from 'vitest';
import {
  expectNoProblems,
  holdRuntime,
  mounted,
  openPage,
  requestsTo,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { withoutPointer } from '../support/rest';
import { describeWidget } from '../support/widgetSuite';
import { withApi } from './runtimeStage';

const PAGE = '/product/mug/#reviews';

const openForm = async (path = PAGE, options?: Parameters<typeof openPage>[1]): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'product-tabs');
  await mounted(page, 'review-form');
  return page;
};

const rating = (page: WatchedPage): Promise<string> =>
  page.$eval('[name=rating]', (holder) => (holder as HTMLSelectElement).value);

const checkedStars = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('p.stars a[aria-checked=true]', (stars) => stars.map((star) => star.className));

describeWidget({
  name: 'review-form',
  page: '/product/mug/',
  startWidget: (page) => page.click('.reviews_tab a'),
  host: '#review_form form',
  settings: {
    change: { starLabels: ['one', 'two', 'three', 'four', 'five'] },
    shows: (page) => page.waitForFunction(() => document.querySelector('p.stars .star-3')?.textContent === 'three'),
  },
  async keyboard(page) {
    await page.focus('p.stars a');
    await page.keyboard.press('ArrowRight');
    expect(await rating(page)).toBe('1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    expect(await rating(page)).toBe('3');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await rating(page)).toBe('1');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('star-1 active');
  },
});

test('the stars stand apart by a space, as those of WooCommerce', async () => {
  const page = await openForm();
  const spaces = await page.$$eval('p.stars a + a', (stars) => stars.map((star) => star.previousSibling?.textContent));
  expect(spaces).toEqual([' ', ' ', ' ', ' ']);
});

test('a click on a star sets the rating, and marks that star only', async () => {
  const page = await openForm();
  await page.click('p.stars .star-4');
  expect(await rating(page)).toBe('4');
  expect(await checkedStars(page)).toEqual(['star-4 active']);
  expect(await page.$eval('p.stars', (stars) => stars.classList.contains('selected'))).toBe(true);
  await page.click('p.stars .star-2');
  expect(await rating(page)).toBe('2');
  expect(await checkedStars(page)).toEqual(['star-2 active']);
  expectNoProblems(page);
});

test('the page does not scroll when arrow keys move the rating', async () => {
  const page = await openForm();
  await page.focus('p.stars a');
  /** Where the page stands once it has not moved for ten frames. */
  const resting = (): Promise<number> =>
    page.evaluate(async () => {
      let last = scrollY;
      for (let still = 0; still < 10; still += 1) {
        await new Promise(requestAnimationFrame);
        if (scrollY !== last) still = 0;
        last = scrollY;
      }
      return last;
    });
  const before = await resting();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await resting()).toBe(before);
});

test('the form asks for the missing rating and sends nothing, then returns to the stars', async () => {
  const page = await openForm();
  const posts = requestsTo(page, /wp-comments-post/);
  await page.fill('#comment', 'Holds tea.');
  await page.click('#submit');
  const dialog = page.locator('[role=alertdialog]');
  await dialog.waitFor();
  expect(await dialog.locator('.alert-message').textContent()).toBe('Please select a rating');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.className === 'star-1');
  expect(posts).toHaveLength(0);
});

test('a review with a rating is sent once', async () => {
  const page = await openForm();
  const posts = requestsTo(page, /wp-comments-post/);
  await page.click('p.stars .star-5');
  await page.fill('#comment', 'Holds tea.');
  await page.fill('#author', 'Ada');
  await page.fill('#email', 'ada@example.com');
  await page.click('#submit');
  await page.waitForURL(/#comment-/);
  expect(posts).toHaveLength(1);
});

test('the form asks for nothing where the shop does not require a rating', async () => {
  const page = await openPage('/fixture/no-rating/');
  await page.evaluate(() => document.querySelector('#reviews')?.scrollIntoView());
  await mounted(page, 'review-form');
  await page.evaluate(() => {
    document.querySelector('form.comment-form')?.addEventListener('submit', (event) => {
      (window as unknown as { went: boolean }).went = !event.defaultPrevented;
      event.preventDefault();
    });
    document.querySelector('form.comment-form')?.setAttribute('novalidate', '');
  });
  await page.click('#submit');
  expect(await page.evaluate(() => (window as unknown as { went?: boolean }).went)).toBe(true);
});

test('the stars follow a script that sets the rating itself, and a reset of the form', async () => {
  const page = await openForm('/product/mug/?jquery=1#reviews');
  await page.evaluate(() => {
    type Collection = { val(value: string): Collection; trigger(type: string): Collection };
    (window as unknown as { jQuery(selector: string): Collection }).jQuery('#rating').val('3').trigger('change');
  });
  await expect.poll(() => checkedStars(page)).toEqual(['star-3 active']);
  await page.$eval('#review_form form', (form) => (form as HTMLFormElement).reset());
  await page.waitForFunction(() => !document.querySelector('p.stars.selected'));
  expect(await rating(page)).toBe('');
});

test('a theme’s radio buttons are left alone, and the form asks for one of them', async () => {
  const page = await openPage(PAGE, {
    before: (opened) =>
      opened.route(/\/product\/mug\//, async (route) => {
        const response = await route.fetch();
        const radios = [1, 2, 3, 4, 5].map((n) => `<input type="radio" name="rating" value="${n}" aria-label="${n}">`);
        const body = (await response.text()).replace(/<select name="rating".*?<\/select>/s, radios.join(''));
        await route.fulfill({ response, body });
      }),
  });
  await mounted(page, 'review-form');
  expect(await page.locator('p.stars').count()).toBe(0);
  expect(await page.locator('#review_form [name=rating]').count()).toBe(5);
  await page.click('#submit');
  await page.locator('[role=alertdialog] .alert-button').click();
  await page.waitForFunction(() => document.activeElement?.matches('[name=rating]'));
  await page.check('[name=rating][value="4"]');
  const sent = page.waitForRequest((request) => request.url().includes('wp-comments-post'));
  await page.fill('#comment', 'Holds tea.');
  await page.fill('#author', 'Ada');
  await page.fill('#email', 'ada@example.com');
  await page.click('#submit');
  expect(new URLSearchParams((await sent).postData() ?? '').getAll('rating')).toEqual(['4']);
});

test('the form of WooCommerce’s block keeps its own stars', async () => {
  const page = await openPage(PAGE, {
    before: (opened) =>
      opened.route(/\/product\/mug\//, async (route) => {
        const response = await route.fetch();
        const body = (await response.text())
          .replace('class="comment-form"', 'class="comment-form" data-wp-on--submit="actions.handleSubmit"')
          .replace(/<select name="rating"/, '<p class="stars-wrapper"></p><select name="rating" hidden');
        await route.fulfill({ response, body });
      }),
  });
  await mounted(page, 'review-form');
  expect(await page.locator('[data-wp-on--submit]').count()).toBe(1);
  expect(await page.locator('p.stars').count()).toBe(0);
  await page.evaluate(() =>
    document.querySelector('#review_form form')?.addEventListener('submit', (event) => event.preventDefault()),
  );
  await page.fill('#comment', 'Holds tea.');
  await page.click('#submit');
  expect(await page.locator('[role=alertdialog]').count()).toBe(0);
});

test('a field that a script brings later, in place of another one, gets its stars', async () => {
  const page = await openForm();
  await page.click('p.stars .star-2');
  await page.$eval('.comment-form-rating', (room) => {
    const { outerHTML } = room.querySelector('select') as HTMLElement;
    room.remove();
    const later = document.createElement('div');
    later.className = 'comment-form-rating';
    later.innerHTML = outerHTML.replace(/ style="[^"]*"/, '');
    document.querySelector('.comment-form-comment')?.before(later);
  });
  await page.click('p.stars .star-4');
  expect(await page.locator('p.stars').count()).toBe(1);
  expect(await page.locator('#rating').isVisible()).toBe(false);
  expect(await rating(page)).toBe('4');
  expectNoProblems(page);
});

test('the stars stay when a script puts another field right behind them', async () => {
  const page = await openForm();
  await page.$eval('#rating', (field) => field.replaceWith(field.cloneNode(true)));
  await page.click('p.stars a.star-2');
  expect(await rating(page)).toBe('2');
  expect(await page.locator('p.stars').count()).toBe(1);
});

test('the form asks once, with the settings of what the page has marked around it', async () => {
  const page = await openForm(PAGE, {
    before: (opening) =>
      opening.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          const inner = document.querySelector('#review_form');
          inner?.setAttribute('data-widget', 'review-form');
          inner?.setAttribute('data-settings', '{"requiredText":"Stars, please"}');
        }),
      ),
  });
  expect(await page.locator('p.stars').count()).toBe(1);
  await page.click('#submit');
  await page.locator('[role=alertdialog], [role=dialog]', { hasText: 'Stars, please' }).waitFor();
  await timersRun(page, 300);
  expect(await page.locator('[role=alertdialog], [role=dialog]').count()).toBe(1);
  expectNoProblems(page);
});

test('the review form that is shown openly is the server’s until a visitor is there', async () => {
  const page = await openPage('/fixture/no-rating/', { waitUntil: 'networkidle', fresh: true, before: withoutPointer });
  expect(await page.locator('[name=rating]').isVisible()).toBe(true);
  expect(await withApi(page, (api) => api.report().notes)).toEqual(['nothing has needed the runtime yet']);
  await page.keyboard.press('Shift');
  await page.locator('p.stars').waitFor();
  expect(await page.locator('[name=rating]').isVisible()).toBe(false);
});

test('the select in which a visitor chooses a rating stays until the focus leaves it, with the choice', async () => {
  let release = (): void => {};
  const page = await openPage('/fixture/no-rating/', {
    before: async (opening) => {
      release = await holdRuntime(opening);
    },
  });
  await page.focus('[name=rating]');
  release();
  await mounted(page, 'review-form');
  expect(await page.evaluate(() => (document.activeElement as HTMLSelectElement).name)).toBe('rating');
  await page.selectOption('[name=rating]', '4');
  expect(await page.locator('p.stars').count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.locator('p.stars').waitFor();
  expect([await rating(page), await checkedStars(page)]).toEqual(['4', ['star-4 active']]);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('textarea');
  expectNoProblems(page);
});
