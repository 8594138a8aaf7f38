import type { Boot } from './boot';
import type { Manifest } from './types';

/** Claims for a manifest that the loader does not have. One that is switched off on this site is not even armed. */
export function takeIn({ claims, arm }: Boot, manifest: Manifest): void {
  claims.add(manifest);
  if (claims.manifests.includes(manifest)) arm(manifest);
}
