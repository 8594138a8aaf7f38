import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage } from '../support/page';

test('the real Elementor page scrolls to the document that theme_template_id names', async () => {
  const id = await templateId();
  const page = await openPage(`/elementor-page.html?theme_template_id=${id}`, { reducedMotion: true });
  await mounted(page, 'template-scroll');
  expect(await page.locator('[data-widget~="template-scroll"]').first().getAttribute('class')).toContain(
    `elementor-${id}`,
  );
  const missing = (): Promise<number> =>
    page.$eval(`.elementor-${id}`, (element) => {
      const wanted = Math.max(0, element.getBoundingClientRect().top + window.scrollY - innerHeight / 2);
      return Math.abs(window.scrollY - wanted);
    });
  await expect.poll(missing).toBeLessThan(2);
  // The saved page comes without its background film.
  expectNoProblems(page, [/clip\.mp4/]);
});

/** The id of the document that the saved page shows. */
async function templateId(): Promise<string> {
  const page = await openPage('/elementor-page.html?script=none');
  const id = await page.getAttribute('[data-elementor-id]', 'data-elementor-id');
  expect(id).toMatch(/^\d+$/);
  return id ?? '';
}
