import { widgetsOn } from '../claim/found';
import { bringBackLeftOut } from '../claim/inline/inlineCode';
import { CHANGES } from '../claim/reasons';
import { canRest, whenOf } from '../claim/when';
import { hasGates, placeGates } from '../jquery/gateKeeper';
import type { Boot } from '../load/boot';
import { ChunkLoadError, restorations } from '../load/chunks';
import { filesOf } from '../load/filesOf';
import { preloadAll } from '../load/preload';
import { whenIdle, whenVisible } from '../load/schedule';
import { messageOf } from '../problems';
import type { WidgetDefinition, WidgetState } from '../types';
import { loadDefinition, readyDefinition } from './definitions';
import { endInstance, type Instance, readSettings, releaseFailed } from './instance';
import { createMounts, type Sdk } from './mounts';
import { waitFor } from './waitFor';

interface Options {
  boot: Boot;
  loadSdk(): Promise<Sdk>;
  /** The default of `isLeft`, for widgets of the part. */
  isLeft?: (host: HTMLElement) => boolean;
  show(instance: Instance, state: WidgetState): void;
  owns(name: string, element: Element): boolean;
}

/** Starts widgets and keeps their settings up to date. */
export interface Lifecycle {
  /** Waits as `data-when` says, loads the chunk and queues the mount; restarts a running wait. */
  bringUp(instance: Instance): void;
  /** Starts a widget that waits. */
  hurry(instance: Instance, reason?: string): void;
  refreshSettings(instance: Instance): void;
}

/** Creates the page's one lifecycle. A widget that fails is handed back to the page. */
export function createLifecycle({ boot, loadSdk, isLeft, show, owns }: Options): Lifecycle {
  const { claims, interactions, prepared, reasons } = boot;
  const hurries = new WeakMap<Instance, (reason: string) => void>();
  const busy = new Set<Instance>();
  /** Instances that wait, but start at once if there is a reason. */
  const atRest = new Set<Instance>();
  const isBusy = (): boolean => [...busy].some(({ state, hasEnded }) => state === 'loading' && !hasEnded);

  function fail(instance: Instance, error: unknown): void {
    if (instance.state === 'failed' || instance.hasEnded) return;
    instance.lacksCode = error instanceof ChunkLoadError;
    instance.errors.push(messageOf(error));
    endInstance(instance);
    prepared.undo(instance.type.name, instance.host);
    show(instance, 'failed');
    claims.release(instance.host, instance.type.name);
    if (instance.type.name in boot.chunks.widgets) bringBackLeftOut();
    // Deferred, because an entry must not be removed during React's commit.
    queueMicrotask(() => releaseFailed(instance, error, boot));
  }

  /** Runs a widget's code. If it throws, only this widget fails. */
  function guarded(instance: Instance, run: () => void): void {
    try {
      run();
    } catch (error) {
      fail(instance, error);
    }
  }

  function readOnce(instance: Instance, definition: WidgetDefinition): void {
    if (instance.isRead) return;
    instance.settings = readSettings(instance, definition);
    instance.isRead = true;
  }

  const queue = createMounts({
    boot,
    loadSdk,
    isLeft,
    show,
    fail,
    guarded,
    readOnce,
    onMount: (instance) => void busy.delete(instance),
  });

  function enqueue(instance: Instance, definition: WidgetDefinition): void {
    instance.definition = definition;
    queue.add(instance);
  }

  async function load(instance: Instance): Promise<void> {
    busy.add(instance);
    show(instance, 'loading');
    const started = performance.now();
    const before = restorations();
    try {
      const definition = await loadDefinition(instance.type, boot);
      if (!hasGates(definition)) await placeGates(definition, (element) => owns(instance.type.name, element));
      if (instance.hasEnded) return;
      instance.loadMs = performance.now() - started;
      enqueue(instance, definition);
    } catch (error) {
      // The request may have failed only because the visitor left the page, which the browser has restored since.
      if (before !== restorations() && !instance.hasEnded) void load(instance);
      else fail(instance, error);
    }
  }

  /** Fetches a widget's files once there is a visitor and it is in view, so that its first use need not wait. */
  function fetchInView({ host, type, stop }: Instance): void {
    if (!stop) return;
    void boot.input
      .then(() => whenVisible(host, stop.signal))
      // The first input may be a press on another widget, which comes first.
      .then(() => whenIdle(stop.signal))
      .then(() => preloadAll(filesOf(boot, type.name), 'low'));
  }

  const lookAgain = (): void => {
    boot.restFiles.look([...widgetsOn(boot.claims)]);
    for (const instance of [...atRest]) {
      const reason = !instance.hasEnded && reasons.of(instance.type, instance.host);
      if (reason) lifecycle.hurry(instance, reason);
      if (instance.hasEnded) atRest.delete(instance);
    }
  };
  for (const event of ['load', ...CHANGES]) window.addEventListener(event, lookAgain);

  const lifecycle: Lifecycle = {
    bringUp(instance) {
      const { host, type } = instance;
      const when = whenOf(type, host);
      const ready = readyDefinition(type);
      instance.stop?.abort();
      instance.waitedFor = when;
      const reason = canRest(when) ? reasons.of(type, host) : when === 'load' && when;
      if (reason) {
        instance.startedBy = reason;
        if (ready && hasGates(ready)) {
          // Set at once, so that no other call starts it a second time.
          instance.state = 'loading';
          enqueue(instance, ready);
        } else void load(instance);
        return;
      }
      show(instance, 'waiting');
      const hurried = new Promise<string>((go) => hurries.set(instance, go));
      const wanted = interactions.hasHeld(host);
      const go = (startedBy: unknown): void => {
        if (instance.state !== 'waiting' || instance.hasEnded) return;
        instance.startedBy = String(startedBy);
        atRest.delete(instance);
        void load(instance);
      };
      // If the browser rejects the wait, for example for a bad margin, the widget loads at once.
      Promise.race([wanted ? 'a press' : waitFor(instance, when, isBusy, boot.input), hurried]).then(go, go);
      if (!canRest(when)) return;
      // Its `rest.ts`, if it is still loading, adds the `prepare`, and prepares the host then.
      if (!boot.restFiles.isWaiting(type.name)) prepared.add(type, host);
      atRest.add(instance);
      if (when === 'intent') fetchInView(instance);
    },
    hurry: (instance, reason = 'a press') => hurries.get(instance)?.(reason),
    refreshSettings(instance) {
      const { state, definition } = instance;
      instance.isRead = false;
      if (state !== 'mounted' || !definition) return;
      guarded(instance, () => {
        const next = readSettings(instance, definition);
        if (JSON.stringify(next) === JSON.stringify(instance.settings)) return;
        instance.settings = next;
        instance.update?.();
      });
    },
  };
  return lifecycle;
}
