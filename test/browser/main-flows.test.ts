import { test } from 'vitest';
import { flows } from '../engines/flows';
import { expectNoProblems, openPage } from '../support/page';
import { visitorOf } from '../support/visitor';

for (const [name, flow] of Object.entries(flows)) {
  test(`main flow: ${name}`, async () => {
    const page = await openPage('/blank/');
    await flow(visitorOf(page), async (path) => void (await page.goto(new URL(path, page.url()).href)));
    expectNoProblems(page);
  });
}
