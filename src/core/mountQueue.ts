import type { Instance } from './instance';
import { breathe, slice } from './schedule';

// One commit mounts this many; it grows while commits are quick, so that none takes long.
const LARGEST_GROUP = 32;
const QUICK = 2;
// A widget that takes longer than this was all that a slow device can do at a time. In milliseconds, like QUICK.
const SLOW = 10;

interface Options {
  /** Prepares what mounting needs (React); awaited before the first mount. */
  prepare(instances: readonly Instance[]): Promise<void>;
  /** Reads what a few instances mount with, in a task before it where the device is slow. Must not throw. */
  read(instances: readonly Instance[]): void;
  /** Mounts a few instances in one commit. Must not throw. */
  mount(instances: readonly Instance[]): void;
  /** Does somebody wait for this host? */
  isWanted(host: Element): boolean;
  /** Called after each slice. */
  afterSlice(): void;
}

// Asking whether the page is scrolled would cost a layout; a page that never was shows its hosts in document order.
let isScrolled = false;
window.addEventListener('scroll', () => (isScrolled = true), { capture: true, passive: true, once: true });

const distance = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0) return -bottom;
  return top > window.innerHeight ? top - window.innerHeight : 0;
};

/** In the order of their mount; the sort is stable, so equals keep the order of the document. */
function ordered(queue: readonly Instance[], isWanted: Options['isWanted']): Instance[] {
  const waiting = queue.filter((instance) => !instance.hasEnded);
  const ranked = waiting.map((instance) => ({
    instance,
    wanted: isWanted(instance.host) ? 0 : 1,
    priority: -(instance.type.priority ?? 0),
    // All boxes are read before anything is written: one layout for the lot.
    far: isScrolled ? distance(instance.host) : 0,
  }));
  ranked.sort((a, b) => a.wanted - b.wanted || a.priority - b.priority || a.far - b.far);
  return ranked.map((one) => one.instance);
}

/**
 * Mounts in slices of main-thread time: what a visitor waits for first, then by priority, then by the distance to the
 * viewport.
 */
export function createMountQueue({ prepare, read, mount, isWanted, afterSlice }: Options): {
  add(instance: Instance): void;
} {
  let queue: Instance[] = [];
  // Ranked once: what comes in meanwhile is ranked with the rest of it.
  let isRanked = false;
  let draining = false;
  // Nothing is known of the device before the first mount.
  let isSlow = true;

  const drain = async (): Promise<void> => {
    // Instances that become ready in the same turn mount together.
    await Promise.resolve();
    try {
      while (queue.length > 0) {
        // What comes in meanwhile may need something else.
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
          const started = performance.now();
          mount(next.filter((instance) => !instance.hasEnded));
          took = performance.now() - started;
          isSlow = took >= SLOW && next.length === 1;
          group = took < QUICK ? Math.min(LARGEST_GROUP, group * 2) : Math.max(1, group >> 1);
        } while (queue.length > 0 && isRanked && !isSlow && !current.isOver(took));
        try {
          afterSlice();
        } catch (error) {
          console.error('storefront-widgets: a held action could not be repeated.', error);
        }
        if (queue.length > 0) await breathe();
      }
    } finally {
      // In this very turn: whatever is added from now on finds nobody at work.
      draining = false;
    }
  };

  return {
    add(instance) {
      queue.push(instance);
      isRanked = false;
      if (draining) return;
      draining = true;
      drain().catch((error: unknown) => console.error('storefront-widgets: mounting stopped.', error));
    },
  };
}
