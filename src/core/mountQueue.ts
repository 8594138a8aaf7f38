import type { Instance } from './instance';
import { pause, slice } from './schedule';

const GROUP = 8;

interface Options {
  /** Prepares what mounting needs (React); awaited before the first mount. */
  prepare(instances: readonly Instance[]): Promise<void>;
  /** Mounts a few instances in one commit. Must not throw. */
  mount(instances: readonly Instance[]): void;
  /** Does somebody wait for this host? */
  isWanted(host: Element): boolean;
  /** After each slice. */
  settled(): void;
}

const distance = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0) return -bottom;
  return top > window.innerHeight ? top - window.innerHeight : 0;
};

/**
 * Mounts in slices of main-thread time: what a visitor waits for first, then by priority, then by the distance to the
 * viewport.
 */
export function createMountQueue({ prepare, mount, isWanted, settled }: Options): { add(instance: Instance): void } {
  let queue: Instance[] = [];
  let draining = false;

  const ordered = (): Instance[] => {
    const waiting = queue.filter((instance) => !instance.stop.signal.aborted);
    if (waiting.length < 2) return waiting;
    // All boxes are read before anything is written: one layout for the lot.
    const ranked = waiting.map((instance) => ({
      instance,
      wanted: isWanted(instance.host) ? 0 : 1,
      priority: -(instance.type.priority ?? 0),
      far: distance(instance.host),
    }));
    ranked.sort((a, b) => a.wanted - b.wanted || a.priority - b.priority || a.far - b.far);
    return ranked.map((one) => one.instance);
  };

  const drain = async (): Promise<void> => {
    // Instances that become ready in the same turn mount together.
    await Promise.resolve();
    while (queue.length > 0) {
      await prepare(queue);
      let batch = ordered();
      queue = [];
      const current = slice();
      while (batch.length > 0 && !current.isOver()) {
        mount(batch.slice(0, GROUP));
        batch = batch.slice(GROUP);
      }
      queue = [...batch, ...queue];
      settled();
      if (queue.length > 0) await pause();
    }
  };

  return {
    add(instance) {
      queue.push(instance);
      if (draining) return;
      draining = true;
      drain()
        .catch((error: unknown) => console.error('storefront-widgets: mounting stopped.', error))
        .finally(() => {
          draining = false;
        });
    },
  };
}
