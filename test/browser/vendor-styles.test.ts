import { expect, test } from 'vitest';
import { mounted, openPage, type WatchedPage } from '../support/page';

/** A gallery whose vendor's sheets are those given. */
async function openGallery(...sheets: string[]): Promise<WatchedPage> {
  const page = await openPage('/fixture/galleries/', {
    before: (opening) =>
      opening.route('**/fixture/galleries/', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('</head>', `<style>${sheets.join('')}</style></head>`);
        return route.fulfill({ response: answer, body });
      }),
  });
  await mounted(page, 'gallery');
  return page;
}

const bare = (page: WatchedPage): Promise<string | null> => page.getAttribute('html', 'data-storefront-bare');
const ELEMENTOR = '.elementor .elementor-background-overlay{position:absolute}';
const ELEMENTSKIT = '.ekit-wid-con .xs-overlay{position:absolute}';

test.each([
  ['no vendor', [], 'elementor elementskit'],
  ['Elementor', [ELEMENTOR], 'elementskit'],
  ['both', [ELEMENTOR, ELEMENTSKIT], ''],
])('the page says whose sheets it lacks, where it has those of %s', async (_, sheets, expected) => {
  const page = await openGallery(...(sheets as string[]));
  await expect.poll(() => bare(page)).toBe(expected);
});

test('a sheet that comes late is noticed when the page has loaded', async () => {
  const page = await openPage('/fixture/galleries/', {
    before: (opening) =>
      opening.route('**/fixture/galleries/', async (route) => {
        const answer = await route.fetch();
        const late = `<script>addEventListener('load', () => { document.head.insertAdjacentHTML('beforeend', '<style>${ELEMENTOR}</style>'); })</script>`;
        return route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', `<head>${late}`) });
      }),
  });
  await mounted(page, 'gallery');
  await expect.poll(() => bare(page)).toBe('elementskit');
});
