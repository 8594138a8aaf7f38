import type { TestProject } from 'vitest/node';
import { launchOptions } from '../support/browser';
import { prepare, type SiteAt, startSite } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    /** The WordPress that the files of the project share, one after the other. */
    site: SiteAt;
  }
}

/** Global setup: one WordPress for all files. */
export default async function setup(project: TestProject): Promise<() => void> {
  prepare();
  const [{ url, folder, close }] = await Promise.all([startSite('6.5'), launchOptions()]);
  project.provide('site', { url, folder });
  return close;
}
