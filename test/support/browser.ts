import { accessSync, constants } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { npmChromium } from './npmChromium';

/**
 * Starts a headless Chromium: the one from npm, because an ordinary one takes more than twice the processor time for each
 * page; another one only where `CHROME_PATH` names it. The caller closes it.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** Launch options of the Chromium, for {@link launchBrowser} and for callers without Playwright. */
export async function launchOptions(): Promise<
  LaunchOptions & { executablePath: string; env: Record<string, string>; args: string[] }
> {
  const chosen = chosenChromium();
  const { path, env } = chosen ? { path: chosen, env: {} } : await npmChromium();
  return {
    executablePath: path,
    env: { ...process.env, ...env } as Record<string, string>,
    // Containers run as root, with a small /dev/shm and without a GPU. One process per context stays: `--single-process`
    // and `--no-zygote`, the defaults of the npm package, lose every context when one renderer goes.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'],
  };
}

/** The browser that `CHROME_PATH` names. A path that cannot be run is an error, not a reason to take another browser. */
function chosenChromium(): string | undefined {
  const path = process.env.CHROME_PATH;
  if (!path) return undefined;
  try {
    accessSync(path, constants.X_OK);
  } catch {
    throw new Error(`CHROME_PATH is "${path}", which cannot be executed`);
  }
  return path;
}
