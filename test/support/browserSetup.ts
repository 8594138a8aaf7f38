import type { TestProject } from 'vitest/node';
import { startShop } from '../../fixtures/server';
import { launchBrowserServer } from './browser';
import './provided';

/** Global setup of the browser project: one demo shop on the built `dist/`, one browser for all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [shop, browser] = await Promise.all([startShop({ port: 0 }), launchBrowserServer()]);
  project.provide('base', withoutSlash(shop.url));
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), shop.close()]);
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}
