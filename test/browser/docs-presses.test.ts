import { expect, test } from 'vitest';
import { expectNoProblems, holdRuntime, loaderStarted, openPage } from '../support/page';

/** What a visitor presses in an example, and what it then shows. */
const PRESSES: readonly [widget: string, press: string, shown: string][] = [
  ['accordion', 'text=May I send it back?', 'text=Within thirty days'],
  ['elementskit-accordion', 'text=May I send it back?', 'text=Within thirty days'],
  ['elementskit-menu', '.elementskit-menu-hamburger', '.elementskit-menu-hamburger[aria-expanded=true]'],
  ['elementskit-tabs', 'text=Glaze', 'text=Ash and quartz'],
  ['jet-dropbar', 'text=Opening hours', 'text=The shop on this site'],
  ['nested-tabs', 'text=Glaze', 'text=Ash and quartz'],
  ['off-canvas', 'text=Delivery', 'text=Parcels leave the pier'],
  ['offcanvas-sidebar', 'text=Opening hours', '.ekit_offcanvas-sidebar[aria-expanded=true]'],
  ['popup', 'text=Which size fits?', 'text=Sizes of the hoodie'],
  ['product-tabs', 'text=Delivery', 'text=within'],
  ['read-more', '.more', 'text=Delivery took three days'],
  ['search-popup', '.ekit-modal-popup', '.ekit_search-field'],
  ['team-popup', 'h3 >> text=Ann Bell', 'text=at the wheel since'],
  ['vertical-menu', 'text=All rooms', 'text=Kitchen'],
];

test.each(PRESSES)(
  'the first press on an example of %s counts, although the runtime is not there yet',
  async (widget, press, shown) => {
    let release = (): void => {};
    const page = await openPage(`/docs/examples/${widget}.html`, {
      mobile: true,
      before: async (opening) => {
        release = await holdRuntime(opening);
      },
    });
    await loaderStarted(page);
    const count = (): Promise<number> => page.locator(shown).filter({ visible: true }).count();
    // What hides it comes with the part for Elementor.
    await expect.poll(count, { message: 'shown before the press' }).toBe(0);
    await page.tap(press);
    release();
    await expect.poll(count).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe(`/docs/examples/${widget}.html`);
    expectNoProblems(page);
  },
);
