/**
 * `npm run bench`: the figures that this project is measured by, in one run on one machine. Needs `npm run build`.
 * `npm run bench -- mount` runs one of them: `page`, `choices`, `mount`, `mixed`, `scroll`, `reliability`, `bytes`;
 * `npm run bench -- reliability seed=123` repeats a run of random carts; `page details=on` tells what ran in long
 * tasks; `rounds=1` measures once in place of five times. `npm run bench -- site URL URL` compares pages of any site,
 * with `press=SELECTOR` also how soon the first press is answered.
 */
import { launchBrowser } from '../support/browser';
import { benchBytes } from './bytes';
import { benchChoices } from './choices';
import { benchMixed } from './mixed';
import { benchMount } from './mountTabs';
import { benchPage } from './page';
import { benchReliability } from './reliability';
import { benchScroll } from './scroll';
import { benchSite } from './site';

const ROUNDS = 5;

/** Runs all measurements, or the named ones. */
export default async function main(asked: string[]): Promise<void> {
  const wants = (name: string): boolean => !asked.some((one) => !one.includes('=')) || asked.includes(name);
  const rounds = Number(asked.find((one) => one.startsWith('rounds='))?.slice('rounds='.length) ?? ROUNDS);
  const browser = await launchBrowser();
  try {
    console.log(`Chromium ${browser.version()}, Node ${process.version}`);
    if (asked.includes('site')) {
      await benchSite(
        browser,
        asked.filter((one) => URL.canParse(one)),
        rounds,
        asked.find((one) => one.startsWith('press='))?.slice('press='.length),
      );
      return;
    }
    if (wants('mount')) await benchMount(browser, rounds);
    if (wants('choices')) await benchChoices(browser, rounds);
    if (wants('page')) await benchPage(rounds, asked.includes('details=on'));
    if (wants('mixed')) await benchMixed(rounds);
    if (wants('scroll')) await benchScroll(rounds);
    if (wants('reliability')) await benchReliability(browser, asked);
    if (wants('bytes')) benchBytes();
  } finally {
    await browser.close();
  }
}
