import { isHtmlElement } from '../dom/nodes';
import type { Boot } from '../load/boot';
import { onRestored } from '../load/chunks';
import { unknownNames, unknownSettings } from '../settings/typos';
import type { ReportRow, WidgetType } from '../types';
import { candidatesIn, foundIn } from './candidates';
import { removeCopies } from './copies';
import { emitLifecycle } from './emitter';
import { followDocument } from './follow';
import {
  createInstance,
  endInstance,
  type HostRecord,
  type Instance,
  recordOf,
  reportRow,
  unmountInstance,
} from './instance';
import { createLifecycle } from './lifecycle';
import type { Sdk } from './mounts';
import { watchAttributes } from './mutations';

/** The page's hosts, as the runtime and the public API use them. */
export interface Hosts {
  add(type: WidgetType): void;
  scan(root: ParentNode): void;
  /** Unmounts every widget in and on `root`; they stay unmounted until `mount` is called for them. */
  unmount(root: Element): void;
  /** Starts unmounted and failed widgets in `root` again, without waiting as their `when` says. */
  mount(root: Element): void;
  /** Starts all widgets that wait for intent or until they are seen. */
  startAll(reason: string): void;
  /** Reads the settings of all mounted widgets again; those with other values render. */
  refreshSettings(): void;
  instances(): Instance[];
  /** The rows of `report()`. */
  rows(): ReportRow[];
  /** Unknown widget names in the page and its configuration; `areAllKnown`: no more types will be registered. */
  typos(areAllKnown: boolean): string[];
}

/**
 * Follows the document's hosts; the caller starts the first scan. `loadSdk` loads the services for integrators'
 * widgets; `onScan` is called with each root that is scanned; `isLeft` is the default of the part's widgets.
 */
export function createHosts(
  boot: Boot,
  loadSdk: () => Promise<Sdk>,
  onScan: (root: ParentNode) => void = () => {},
  isLeft?: (host: HTMLElement) => boolean,
): Hosts {
  const { claims, interactions } = boot;
  const types = new Map<string, WidgetType>();
  // Guards against double mounts. Attributes could not: cloned or cached markup carries them too.
  const records = new WeakMap<Element, HostRecord>();
  const live = new Set<HostRecord>();

  function owns(name: string, element: Element): boolean {
    for (let node: Element | null = element; node; node = node.parentElement) {
      if (records.get(node)?.instances.get(name)?.state === 'mounted') return true;
    }
    return false;
  }

  const lifecycle = createLifecycle({
    boot,
    loadSdk,
    isLeft,
    owns,
    show(instance, state) {
      instance.state = state;
      records.get(instance.host)?.show();
    },
  });

  // A host whose children are still being parsed must not be adopted yet; the scan after parsing finds it.
  const isParsing = (): boolean => document.readyState === 'loading';

  interactions.onHold = (host, name) => {
    // A change inside the element may have made it match after the last scan.
    if (!isParsing() && !records.get(host)?.instances.has(name)) adopt(host);
    const instance = records.get(host)?.instances.get(name);
    if (instance) lifecycle.hurry(instance);
  };

  /** Starts the widgets on the element, of the types that may claim it. */
  function adopt(element: Element, manifests = claims.manifests): void {
    if (!isHtmlElement(element)) return;
    const known = records.get(element);
    const missing = manifests.filter(
      (type) => types.has(type.name) && !known?.instances.has(type.name) && claims.claims(type, element),
    );
    if (missing.length === 0) {
      if (!known) watchAttributes(element);
      return;
    }
    const record = known ?? recordOf(element, live);
    const fresh = missing.map(({ name }) => createInstance(types.get(name) as WidgetType, element));
    for (const instance of fresh) record.instances.set(instance.type.name, instance);
    records.set(element, record);
    live.add(record);
    record.stamp();
    for (const instance of fresh) lifecycle.bringUp(instance);
    record.show();
    if (!known) watchAttributes(element);
  }

  function scan(root: ParentNode): void {
    removeCopies(root);
    const found = foundIn(claims, root);
    boot.restFiles.look(found.filter(({ manifest, host }) => claims.claims(manifest, host)));
    for (const [element, manifests] of candidatesIn(root, found)) adopt(element, manifests);
    onScan(root);
  }

  function end(record: HostRecord, instance: Instance): void {
    const { name } = instance.type;
    const wasMounted = instance.state === 'mounted';
    endInstance(instance);
    boot.prepared.forget(name, instance.host);
    record.instances.delete(name);
    interactions.markPending(record.element, name);
    unmountInstance(instance);
    if (wasMounted) emitLifecycle('unmounted', { element: record.element, widget: name });
    interactions.replay();
  }

  function endHost(record: HostRecord): void {
    for (const instance of [...record.instances.values()]) end(record, instance);
    live.delete(record);
    records.delete(record.element);
    record.clear();
  }

  function refreshNames(record: HostRecord): void {
    for (const instance of [...record.instances.values()]) {
      const stays = instance.state === 'failed' || claims.claims(instance.type, record.element);
      if (!stays) end(record, instance);
    }
    if (record.instances.size > 0) {
      adopt(record.element);
      return;
    }
    // The page has changed the attribute, so `endHost` must not restore it.
    record.stamped = undefined;
    endHost(record);
    adopt(record.element);
  }

  /** Ends a failed instance, so that `adopt` starts the widget again. */
  function forgetFailure(record: HostRecord, instance: Instance): void {
    claims.reclaim(record.element, instance.type.name);
    end(record, instance);
  }

  function refreshSettings(record: HostRecord): void {
    const { element } = record;
    for (const instance of [...record.instances.values()]) {
      // The old settings may have been the cause of the failure.
      if (instance.state === 'failed') forgetFailure(record, instance);
      else lifecycle.refreshSettings(instance);
    }
    adopt(element);
  }

  onRestored(() => {
    for (const record of [...live]) {
      const cutOff = [...record.instances.values()].filter(({ lacksCode }) => lacksCode);
      for (const instance of cutOff) forgetFailure(record, instance);
      if (cutOff.length > 0) adopt(record.element);
    }
  });

  function refreshWhen(record: HostRecord): void {
    for (const instance of record.instances.values()) {
      instance.oddWhen = undefined;
      if (instance.state === 'waiting') lifecycle.bringUp(instance);
    }
  }

  function attributeChanged(record: HostRecord, name: string | null): void {
    if (name === 'data-widget') refreshNames(record);
    else if (name === 'data-settings') refreshSettings(record);
    else refreshWhen(record);
  }

  followDocument({
    selector: claims.selector,
    adopt,
    scan,
    onAttribute(element, name) {
      const record = records.get(element);
      if (name === 'data-widget') onScan(element);
      if (record) attributeChanged(record, name);
      else if (element.isConnected) adopt(element);
    },
    onSettings(element) {
      const record = records.get(element);
      if (record) refreshSettings(record);
    },
    onRemoved() {
      if (live.size === 0) return;
      // In a microtask, because a host that is being moved or wrapped leaves the document only for a moment.
      queueMicrotask(() => {
        for (const record of [...live]) if (!record.element.isConnected) endHost(record);
      });
    },
  });

  return {
    scan,
    add: (type) => void types.set(type.name, type),
    unmount(root) {
      for (const record of [...live]) {
        if (!root.contains(record.element)) continue;
        for (const name of record.instances.keys()) claims.release(record.element, name);
        endHost(record);
      }
    },
    mount(root) {
      const inside = [root, ...root.querySelectorAll('*')];
      for (const element of inside) {
        for (const name of types.keys()) claims.reclaim(element, name);
        const record = records.get(element);
        record?.instances.forEach((instance) => {
          if (instance.state === 'failed') end(record, instance);
        });
      }
      scan(root);
      for (const element of inside) {
        for (const one of records.get(element)?.instances.values() ?? []) lifecycle.hurry(one, 'mount()');
      }
    },
    startAll(reason) {
      for (const record of live) for (const one of record.instances.values()) lifecycle.hurry(one, reason);
    },
    refreshSettings() {
      for (const record of live) record.instances.forEach(lifecycle.refreshSettings);
    },
    instances: () => [...live].flatMap((record) => [...record.instances.values()]),
    rows: () =>
      [...live].flatMap((record) => {
        const typos = unknownSettings(record);
        return [...record.instances.values()].map((instance, at) => reportRow(instance, at === 0 ? typos : []));
      }),
    typos(areAllKnown) {
      const known = new Set([...Object.keys(boot.chunks.widgets), ...boot.chunks.part.names, ...types.keys()]);
      return unknownNames(known, [boot.config.disable ?? []].flat(), areAllKnown);
    },
  };
}
