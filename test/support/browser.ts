import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { installedChromium } from './installedChromium';
import { npmChromium } from './npmChromium';

/**
 * Starts a headless Chromium: an installed one (`CHROME_PATH` or the usual places), else the one from npm.
 * `STOREFRONT_BROWSER=npm` skips the search. The caller closes it.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** Like {@link launchBrowser}, as a server that test files in other processes connect to (`wsEndpoint()`). */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(await launchOptions());
}

/** How a Chromium is started here; for {@link launchBrowser}, and for what starts it without Playwright. */
export async function launchOptions(): Promise<
  LaunchOptions & { executablePath: string; env: Record<string, string>; args: string[] }
> {
  const installed = process.env.STOREFRONT_BROWSER === 'npm' ? undefined : installedChromium();
  const { path, env } = installed ? { path: installed, env: {} } : await npmChromium();
  return {
    executablePath: path,
    env: { ...process.env, ...env } as Record<string, string>,
    // Containers run as root, with a small /dev/shm and without a GPU. One process per context stays: `--single-process`
    // and `--no-zygote`, the defaults of the npm package, lose every context when one renderer goes.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'],
  };
}
