import { breathe, slice, whenReleased } from '../load/schedule';
import { logFailure } from '../problems';
import type { Instance } from './instance';

const LARGEST_GROUP = 32;
// A group that mounts faster than this is followed by one twice as large, in milliseconds.
const QUICK = 2;
// A single widget that takes this long indicates a slow device, in milliseconds.
const SLOW = 10;

interface Options {
  prepare(instances: readonly Instance[]): Promise<void>;
  /** Reads settings before the mount; on slow devices in its own task. Must not throw. */
  read(instances: readonly Instance[]): void;
  /** Mounts in one commit. Must not throw. */
  mount(instances: readonly Instance[]): void;
  isWanted(host: Element): boolean;
  afterSlice(): void;
}

// Measuring forces a layout; on a page that was never scrolled, document order is good enough.
let isScrolled = false;
window.addEventListener('scroll', () => (isScrolled = true), { capture: true, passive: true, once: true });

const distance = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0) return -bottom;
  return top > window.innerHeight ? top - window.innerHeight : 0;
};

function ordered(queue: readonly Instance[], isWanted: Options['isWanted']): Instance[] {
  const waiting = queue.filter((instance) => !instance.hasEnded);
  const ranked = waiting.map((instance) => ({
    instance,
    wanted: isWanted(instance.host) ? 0 : 1,
    priority: -(instance.type.priority ?? 0),
    far: isScrolled ? distance(instance.host) : 0,
  }));
  ranked.sort((a, b) => a.wanted - b.wanted || a.priority - b.priority || a.far - b.far);
  return ranked.map((one) => one.instance);
}

/** The widgets that wait for their turn to mount. */
export interface MountQueue {
  add(instance: Instance): void;
}

/** Mounts in slices: widgets that a visitor waits for first, then by priority, then by distance to the viewport. */
export function createMountQueue({ prepare, read, mount, isWanted, afterSlice }: Options): MountQueue {
  let queue: Instance[] = [];
  let isRanked = false;
  let draining = false;
  let isSlow = true;

  const drain = async (): Promise<void> => {
    await Promise.resolve();
    try {
      while (queue.length > 0) {
        // Instances that were added meanwhile may need more code.
        let prepared: number;
        do {
          prepared = queue.length;
          await prepare(queue);
        } while (queue.length > prepared);
        if (!isRanked) queue = ordered(queue, isWanted);
        isRanked = true;
        const current = slice();
        let group = 1;
        let took: number;
        do {
          const next = queue.splice(0, group);
          read(next);
          if (isSlow) await breathe();
          await whenReleased(next.map(({ host }) => host));
          const started = performance.now();
          mount(next.filter((instance) => !instance.hasEnded));
          took = performance.now() - started;
          isSlow = took >= SLOW && next.length === 1;
          group = took < QUICK ? Math.min(LARGEST_GROUP, group * 2) : Math.max(1, group >> 1);
        } while (queue.length > 0 && isRanked && !isSlow && !current.isOver(took));
        try {
          afterSlice();
        } catch (error) {
          logFailure('a held action could not be repeated.', error);
        }
        if (queue.length > 0) await breathe();
      }
    } finally {
      // Synchronously, so that no instance is added to a finished drain.
      draining = false;
    }
  };

  return {
    add(instance) {
      queue.push(instance);
      isRanked = false;
      if (draining) return;
      draining = true;
      drain().catch((error: unknown) => logFailure('mounting stopped.', error));
    },
  };
}
