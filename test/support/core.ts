import { join } from 'node:path';
import { distFolder } from '../../fixtures/http/paths';

/** Which build of the same sources is under test: that with React, or the light one. */
export type Core = 'react' | 'lite';

/** The core that a project tests: projects whose names begin with `lite`, or all with `STOREFRONT_CORE=lite`, the light one. */
export function coreOf(project: string): Core {
  return project.startsWith('lite') || process.env.STOREFRONT_CORE === 'lite' ? 'lite' : 'react';
}

/** The folder that is served at the usual address. */
export function distOf(core: Core): string {
  return core === 'lite' ? join(distFolder, 'lite') : distFolder;
}
