import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

/** One broken accessibility rule and where. */
export interface Violation {
  rule: string;
  help: string;
  nodes: string[];
}

/**
 * The accessibility rules that `include` (default: the whole document) breaks, once fades have ended. Evaluated over the
 * debugging protocol, so that it works under a strict Content Security Policy, too.
 */
export async function axe(page: Page, include?: string, disable: string[] = []): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeCore.source};undefined`);
  return page.evaluate(
    async ([scope, off]) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      // Contrast cannot be judged during a fade. Endless animations are not waited for.
      const ending = document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) < 3000);
      let timer = 0;
      const patience = new Promise((done) => {
        timer = window.setTimeout(done, 3000);
      });
      await Promise.race([Promise.allSettled(ending.map((one) => one.finished)), patience]);
      clearTimeout(timer);
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      const context = scope ? { include: [...document.querySelectorAll(scope)] } : document;
      const { violations } = await axe.run(context as Parameters<typeof axe.run>[0], {
        rules,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, help, nodes }) => ({ rule: id, help, nodes: nodes.map((node) => node.html) }));
    },
    [include ?? '', disable] as const,
  );
}
