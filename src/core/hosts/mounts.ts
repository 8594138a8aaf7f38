import type { Boot } from '../load/boot';
import { pause } from '../load/schedule';
import type { SuspendingEntry } from '../react/root';
import type { Stop, WidgetDefinition, WidgetState } from '../types';
import { isRegistered } from './definitions';
import { emitLifecycle } from './emitter';
import { type Instance, unmountInstance } from './instance';
import { createMountQueue, type MountQueue } from './mountQueue';

type RootModule = typeof import('../react/root');

/** Services for integrators' widgets. */
export interface Sdk {
  page: unknown;
  /** Calls a `mount` function, then `onReady` or `onError` once it has settled; returns a stop function. */
  startPlain(run: () => unknown, onReady: () => void, onError: (error: unknown) => void): () => void;
}

/** What the mounts need of the lifecycle. */
interface Options {
  boot: Boot;
  loadSdk(): Promise<Sdk>;
  /** The default of `isLeft`, for widgets of the part. */
  isLeft?: (host: HTMLElement) => boolean;
  show(instance: Instance, state: WidgetState): void;
  fail(instance: Instance, error: unknown): void;
  /** Runs a widget's code. If it throws, only this widget fails. */
  guarded(instance: Instance, run: () => void): void;
  readOnce(instance: Instance, definition: WidgetDefinition): void;
  /** Called when a widget is no longer loading. */
  onMount(instance: Instance): void;
}

/** Creates the queue that mounts widgets whose code has loaded: plain ones, and components in the one React root. */
export function createMounts({ boot, loadSdk, isLeft, show, fail, guarded, readOnce, onMount }: Options): MountQueue {
  const { interactions, prepared } = boot;
  const isOfPart = ({ type }: Instance): boolean => boot.chunks.part.names.includes(type.name);
  let reactRoot: RootModule | undefined;
  let sdk: Sdk | undefined;

  function mountPlain(
    instance: Instance,
    mount: NonNullable<WidgetDefinition['mount']>,
    onReady: (instance: Instance) => void,
  ): void {
    const start = (): void => {
      const run = () => mount(instance.host, instance.settings, sdk?.page);
      // Only integrators' widgets may return a promise.
      const cleanup = (
        isRegistered(instance.type)
          ? sdk?.startPlain(
              run,
              () => onReady(instance),
              (error) => fail(instance, error),
            )
          : run()
      ) as Stop | undefined;
      // The widget may have unmounted itself.
      if (instance.hasEnded) cleanup?.();
      else instance.unmount = () => cleanup?.();
    };
    instance.update = () => {
      unmountInstance(instance);
      start();
    };
    start();
  }

  function entryOf(
    instance: Instance,
    root: RootModule,
    component: NonNullable<WidgetDefinition['component']>,
    left: WidgetDefinition['isLeft'],
    onReady: (instance: Instance) => void,
  ): SuspendingEntry {
    const { host, startedBy } = instance;
    const props = () => ({ host, settings: instance.settings, page: sdk?.page, startedBy });
    const onError = (error: unknown): void => fail(instance, error);
    const entry = isRegistered(instance.type)
      ? root.suspendingEntry(component, props, onError, () => onReady(instance))
      : { ...root.widgetEntry(component, props, onError, left || undefined), isWaiting: () => false };
    instance.unmount = () => root.removeEntry(entry);
    instance.update = () => root.updateEntry(entry);
    return entry;
  }

  function markMounted(instance: Instance): void {
    show(instance, 'mounted');
    interactions.markReady(instance.host, instance.type.name);
    emitLifecycle('mounted', { element: instance.host, widget: instance.type.name });
  }

  function mountAll(instances: readonly Instance[]): void {
    const started = performance.now();
    const ready = new Set<Instance>();
    let isOver = false;
    const onReady = (instance: Instance): void => {
      if (ready.has(instance) || instance.hasEnded) return;
      ready.add(instance);
      if (!isOver) return;
      markMounted(instance);
      interactions.replay();
    };
    const entries = new Map<Instance, SuspendingEntry>();
    for (const instance of instances) {
      const { definition } = instance;
      if (!definition) continue;
      guarded(instance, () => {
        readOnce(instance, definition);
        prepared.undo(instance.type.name, instance.host);
        if (definition.mount) mountPlain(instance, definition.mount, onReady);
        else if (reactRoot && definition.component) {
          const { component, isLeft: left = isOfPart(instance) && isLeft } = definition;
          entries.set(instance, entryOf(instance, reactRoot, component, left, onReady));
        }
      });
    }
    if (entries.size > 0) reactRoot?.addEntries([...entries.values()]);
    for (const [instance, entry] of entries) if (!entry.isWaiting()) ready.add(instance);
    isOver = true;
    const share = (performance.now() - started) / instances.length;
    for (const instance of instances) {
      if (instance.hasEnded) continue;
      instance.mountMs = share;
      onMount(instance);
      if (!isRegistered(instance.type) || ready.has(instance)) markMounted(instance);
    }
  }

  return createMountQueue({
    isWanted: interactions.hasHeld,
    read(instances) {
      for (const instance of instances) {
        const { definition } = instance;
        if (definition && !instance.hasEnded) guarded(instance, () => readOnce(instance, definition));
      }
    },
    afterSlice: interactions.replay,
    mount: mountAll,
    async prepare(instances) {
      const registered = sdk ? [] : instances.filter(({ type }) => isRegistered(type));
      const components = reactRoot ? [] : instances.filter(({ definition }) => definition?.component);
      try {
        if (registered.length > 0) sdk = await loadSdk();
      } catch (error) {
        for (const instance of registered) fail(instance, error);
      }
      if (components.every((instance) => instance.hasEnded)) return;
      try {
        const root = await import('../react/root');
        await pause();
        await root.warmUp(pause);
        reactRoot = root;
      } catch (error) {
        for (const instance of components) fail(instance, error);
      }
    },
  });
}
