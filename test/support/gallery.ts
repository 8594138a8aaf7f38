import { expect } from 'vitest';
import type { WatchedPage } from './page';

const HOST = '.woocommerce-product-gallery';

/** Waits until the slider and the magnifier, which are fetched when the gallery comes near, are running. */
export async function moves(page: WatchedPage): Promise<void> {
  for (const part of ['engine', 'Extras']) {
    // A pointer that rests moves no more: the gallery may still be waiting for the part that listens to it.
    const fetched = (): Promise<string | undefined> =>
      page.evaluate(
        ([file, selector]) => {
          for (const host of document.querySelectorAll(selector)) {
            for (const type of ['pointerover', 'pointermove'])
              host.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
          }
          const names = performance.getEntriesByType('resource').map(({ name }) => name);
          return names.find((name) => name.includes(`/${file}-`) && name.endsWith('.js'));
        },
        [part, HOST] as const,
      );
    await expect.poll(fetched, { timeout: 5000 }).toBeTruthy();
    // The widget waits for the same module, and has asked first. As a text, because Vite would rewrite the import.
    await page.evaluate(`import(${JSON.stringify(await fetched())}).then(() => undefined)`);
  }
}

/** Which slide the gallery shows, from 0. */
export const activeSlide = (page: WatchedPage): Promise<number> =>
  page.$$eval(`${HOST} .woocommerce-product-gallery__image`, (slides) =>
    slides.findIndex((slide) => slide.classList.contains('flex-active-slide')),
  );
