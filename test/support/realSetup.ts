import type { TestProject } from 'vitest/node';
import { startRealPages } from '../real/server';
import { launchBrowserServer } from './browser';
import './provided';

/** Global setup of the real project: the pages of a real shop with the built script injected, one browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [pages, browser] = await Promise.all([startRealPages(), launchBrowserServer()]);
  project.provide('base', pages.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), pages.close()]);
  };
}
