import { join } from 'node:path';
import { distFolder } from '../../fixtures/http/paths';

/** The build under test: React or the light core. */
export type Core = 'react' | 'lite';

/** The core that a project tests: projects whose names begin with `lite`, or all with `STOREFRONT_CORE=lite`, the light one. */
export function coreOf(project: string): Core {
  return project.startsWith('lite') || process.env.STOREFRONT_CORE === 'lite' ? 'lite' : 'react';
}

/** The folder with the build of a core. */
export function distOf(core: Core): string {
  return core === 'lite' ? join(distFolder, 'lite') : distFolder;
}
