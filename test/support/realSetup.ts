import type { TestProject } from 'vitest/node';
import { startRealPages } from '../real/server';
import { launchOptions } from './browser';
import { coreOf, distOf } from './core';
import './provided';

/** Global setup of the real projects: the pages of a real shop with the built script of one core injected. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const core = coreOf(project.name);
  const [pages] = await Promise.all([startRealPages(distOf(core)), launchOptions()]);
  project.provide('base', pages.url);
  project.provide('core', core);
  return () => pages.close();
}
