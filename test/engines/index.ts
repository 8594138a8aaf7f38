/**
 * Drives the built bundle in other engines than Chromium: `npm run test:engines [firefox] [webkit]`. Each browser shows all demo
 * pages at both sizes and goes through the flows of a visitor by real input. The browsers are the system's: `FIREFOX_PATH`
 * (`firefox-esr`, if nothing else is said) and `WEBKIT_DRIVER` (`WebKitWebDriver`).
 */
import { execFileSync } from 'node:child_process';
import { startShop } from '../../fixtures/server';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { faultsOfFlows } from './flows';
import { faultsOfPages } from './pages';
import { startWebKit } from './webkit';

/** Runs first in each page: what would be said in the console, where nobody listens. */
const RECORDER = `<script>
  window.seenErrors = [];
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) window.seenErrors.push('exception: ' + event.message + ' ' + (event.error?.stack ?? ''));
  });
  addEventListener('unhandledrejection', (event) => window.seenErrors.push('rejected: ' + event.reason));
  const say = console.error;
  console.error = (...values) => { window.seenErrors.push('console: ' + values.join(' ')); say.apply(console, values); };
</script>`;

const STARTS: Readonly<Record<string, () => Promise<Engine>>> = {
  firefox: () => startFirefox(pathOf(process.env.FIREFOX_PATH ?? 'firefox-esr')),
  webkit: () => startWebKit(pathOf(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver')),
};

/** The whole path of a program. */
function pathOf(program: string): string {
  return execFileSync('sh', ['-c', 'command -v "$0"', program], { encoding: 'utf8' }).trim();
}

export default async function testEngines(args: string[]): Promise<void> {
  const shop = await startShop({ cacheFiles: true, head: RECORDER });
  let count = 0;
  try {
    for (const [name, start] of Object.entries(STARTS)) {
      if (args.length > 0 && !args.includes(name)) continue;
      const began = Date.now();
      const engine = await start();
      try {
        const faults = [
          ...(await faultsOfFlows(engine.page, shop.url)),
          ...(await faultsOfPages(engine.page, shop.url)),
        ];
        const seconds = Math.round((Date.now() - began) / 1000);
        console.log(`${engine.name}: ${faults.length} faults, ${seconds} s`);
        for (const fault of faults) console.log(`  ${fault}`);
        count += faults.length;
      } finally {
        await engine.close();
      }
    }
  } finally {
    await shop.close();
  }
  if (count > 0) process.exitCode = 1;
}
