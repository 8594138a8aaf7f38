import { mounted, openPage, type PageOptions, type WatchedPage } from './page';

/** The address of the demo page with some of its panels, and further parameters. */
export const panelsPage = (only: string, rest = ''): string => `/fixture/panels/?only=${only}${rest}`;

/** Opens the demo page with some panels, and waits for a widget. */
export async function openPanels(only: string, widget: string, rest = '', options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(panelsPage(only, rest), options);
  await mounted(page, widget);
  return page;
}

/** The texts of the visible matching elements. */
export const visible = (page: WatchedPage, selector: string): Promise<string[]> =>
  page.$$eval(selector, (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLElement).innerText.trim()),
  );

/** The text of the focused element. */
export const focused = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim().replace(/^\W+\s*/, ''));

/** Notes events by name, native ones and those that only jQuery knows. */
export const hearEvents = (page: WatchedPage, names: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    const heard: string[] = [];
    Object.assign(window, { __heard: heard });
    for (const name of all) {
      window.addEventListener(name, ({ target }) =>
        heard.push(`${name} ${target instanceof Element ? target.id || target.className : ''}`.trim()),
      );
    }
  }, names);

/** What {@link hearEvents} has noted. */
export const heardEvents = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { __heard: string[] }).__heard);

/** The animations that run in elements that match, in milliseconds. */
export const slides = (page: WatchedPage, selector: string): Promise<number[]> =>
  page.$$eval(selector, (all) =>
    all.flatMap((one) =>
      one
        .getAnimations()
        .flatMap(({ effect, playState }) => (playState === 'running' ? [Number(effect?.getTiming().duration)] : [])),
    ),
  );

/** Resolves when nothing that matches moves. */
export const atRest = (page: WatchedPage, selector: string): Promise<unknown> =>
  page.waitForFunction(
    (query) => [...document.querySelectorAll(query)].every((one) => one.getAnimations().length === 0),
    selector,
  );

/** Resolves when the page has been scrolled to the element. */
export const scrolledTo = (page: WatchedPage, selector: string): Promise<unknown> =>
  page.waitForFunction((query) => {
    const top = document.querySelector(query)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight;
  }, selector);
