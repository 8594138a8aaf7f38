import { readdirSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { docsFolder } from '../../fixtures/http/paths';
import { startShop } from '../../fixtures/server';
import { writeExamples } from '../../scripts/docsSite/pages';
import { launchOptions } from './browser';
import { coreOf, distOf } from './core';
import './provided';

/** Global setup of the browser projects: one demo shop on the built core that the project is about. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const core = coreOf(project.name);
  // Unpacks the browser before several workers ask for it.
  const [shop] = await Promise.all([startShop({ port: 0, dist: distOf(core), cacheFiles: true }), launchOptions()]);
  // The examples of the documentation, whose site is built by "npm run docs:site".
  if (core === 'react') writeExamples(docsFolder, distOf(core), readdirSync('src/widgets'));
  project.provide('base', shop.url.replace(/\/$/, ''));
  project.provide('core', core);
  return () => shop.close();
}
