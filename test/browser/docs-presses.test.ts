import { beforeAll, expect, test } from 'vitest';
import { distFolder, docsFolder } from '../../fixtures/http/paths';
import { writeExamples } from '../../scripts/docsSite/pages';
import { expectNoProblems, holdRuntime, loaderStarted, openPage } from '../support/page';

/** What a visitor presses in an example, and the text that it then shows or hides. */
const PRESSES: readonly [widget: string, press: string, text: string, isShown?: boolean][] = [
  ['accordion', 'text=May I send it back?', 'Within thirty days'],
  ['alert', '.elementor-alert-dismiss', 'Closed on Monday', false],
  ['elementskit-accordion', 'text=May I send it back?', 'Within thirty days'],
  ['elementskit-menu', '.elementskit-menu-hamburger', 'Account'],
  ['elementskit-tabs', 'text=Glaze', 'ash'],
  ['jet-dropbar', 'text=Opening hours', 'The shop on this site'],
  ['nested-tabs', 'text=Glaze', 'ash'],
  ['off-canvas', 'text=Delivery', 'Parcels leave the pier'],
  ['offcanvas-sidebar', 'text=Opening hours', 'The shop'],
  ['popup', 'text=Which size fits?', 'Sizes of the hoodie'],
  ['product-tabs', 'text=Delivery', 'days'],
  ['read-more', '.more', 'Delivery took three days'],
  ['search-popup', '.ekit-modal-popup', 'Search'],
  ['team-popup', 'h3 >> text=Ann Bell', 'at the wheel since'],
  ['vertical-menu', 'text=All rooms', 'Kitchen'],
];

beforeAll(() =>
  writeExamples(
    docsFolder,
    distFolder,
    PRESSES.map(([widget]) => widget),
  ),
);

test.each(PRESSES)(
  'the first press on an example of %s counts, although the runtime is not there yet',
  async (widget, press, text, isShown = true) => {
    let release = (): void => {};
    const page = await openPage(`/docs/examples/${widget}.html`, {
      mobile: true,
      before: async (opening) => {
        release = await holdRuntime(opening);
      },
    });
    await loaderStarted(page);
    await page.tap(press);
    release();
    const shown = () => page.getByText(text).filter({ visible: true }).count();
    if (isShown) await expect.poll(shown, { timeout: 8000 }).toBeGreaterThan(0);
    else await expect.poll(shown, { timeout: 8000 }).toBe(0);
    expect(new URL(page.url()).pathname).toBe(`/docs/examples/${widget}.html`);
    expectNoProblems(page);
  },
);
