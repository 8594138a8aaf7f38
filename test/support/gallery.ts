import { expect } from 'vitest';
import type { WatchedPage } from './page';

const HOST = '.woocommerce-product-gallery';

/** Waits until the slider and the magnifier are running; they are fetched when the gallery is near the viewport. */
export async function moves(page: WatchedPage): Promise<void> {
  for (const part of ['engine', 'Extras']) {
    // Moves the pointer again, because the code that listens to it may have loaded after the last move.
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
    await expect.poll(fetched).toBeTruthy();
    // The widget requested the same module earlier. A string, because Vite would rewrite the import.
    await page.evaluate(`import(${JSON.stringify(await fetched())}).then(() => undefined)`);
  }
}

/** The index of the gallery's current slide. */
export const activeSlide = (page: WatchedPage): Promise<number> =>
  page.$$eval(`${HOST} .woocommerce-product-gallery__image`, (slides) =>
    slides.findIndex((slide) => slide.classList.contains('flex-active-slide')),
  );
