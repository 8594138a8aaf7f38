import type { WatchedPage } from './problems';

/** Chooses a variation of the demo's hoodie that can be bought. */
export async function chooseHoodie(page: WatchedPage): Promise<void> {
  for (const [id, value] of [
    ['#pa_color', 'blue'],
    ['#size', 'S'],
    ['#print', 'None'],
  ] as const)
    await page.selectOption(id, value);
}
