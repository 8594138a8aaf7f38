/** Brings hosts into the state that visitors must meet, before the runtime does it. */
import type { Boot } from '../load/boot';
import type { Manifest } from '../types';
import type { Found } from './found';
import { canRest, whenOf } from './when';

/** Prepares the hosts of widgets that wait, once they have been parsed whole. */
export function prepareHosts({ prepared, reasons, restFiles }: Boot, found: Iterable<Found>): void {
  if (document.readyState === 'loading') return;
  const all = [...found];
  restFiles.look(all);
  const waiting = all.filter(
    ({ manifest, host }) =>
      manifest.prepare &&
      !restFiles.isWaiting(manifest.name) &&
      !prepared.has(manifest.name, host) &&
      canRest(whenOf(manifest, host)) &&
      !reasons.of(manifest, host),
  );
  for (const { manifest, host } of waiting) prepared.add(manifest, host);
}

/** Prepares the hosts of a type whose manifest is complete now. Where there is a reason, the runtime starts them. */
export function prepareAgain(boot: Boot, manifest: Manifest): void {
  const { claims, prepared, reasons, startedBy } = boot;
  const { name } = manifest;
  const waiting = [...document.querySelectorAll(claims.selectorOf(manifest))].filter(
    (host) => claims.claims(manifest, host) && canRest(whenOf(manifest, host)) && !prepared.isOver(name, host),
  );
  for (const host of waiting) prepared.forget(name, host);
  prepareHosts(
    boot,
    waiting.map((host) => ({ manifest, host })),
  );
  for (const host of waiting) {
    const reason = startedBy && reasons.of(manifest, host);
    if (reason) reasons.add(name, host, reason);
  }
}
