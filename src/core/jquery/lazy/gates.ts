import { isElement, isNode } from '../../dom/nodes.ts';
import type { Gate } from '../../types';
import { type JQueryHandleObject, type JQueryStatic, withJQuery } from '../jquery';

interface OwnedGate extends Gate {
  owns(element: Element): boolean;
}

const gates: OwnedGate[] = [];

interface Wrapped {
  original: JQueryHandleObject['handler'];
  gates: Set<OwnedGate>;
}

const jQueries: JQueryStatic[] = [];
withJQuery(($) => void jQueries.push($));

const wrapped = new WeakMap<object, Wrapped>();
const report = new Set<string>();

/** Events that jQuery simulates, and the native event that precedes each. */
const PRECEDED_BY: Record<string, string> = {
  mouseenter: 'mouseover',
  mouseleave: 'mouseout',
  focus: 'focusin',
  blur: 'focusout',
};

const watched = new Set<string>();

/** Closes the gates before each event of their types, because the page may just have bound handlers. */
function watchUserEvents(list: readonly Gate[]): void {
  for (const { type } of list) {
    const native = PRECEDED_BY[type] ?? type;
    if (watched.has(native)) continue;
    watched.add(native);
    window.addEventListener(native, (event) => closeGates(elementOf(event.target)), { capture: true, passive: true });
  }
}

function identifies(gate: Gate, record: JQueryHandleObject): boolean {
  if (record.origType !== gate.type) return false;
  if ((record.selector ?? null) !== (gate.selector ?? null)) return false;
  if (record.namespace !== (gate.namespace ?? '')) return false;
  if (gate.dataKey && !(record.data && typeof record.data === 'object' && gate.dataKey in record.data)) return false;
  const original = wrapped.get(record.handler)?.original ?? record.handler;
  if (gate.functionName && original.name !== gate.functionName) return false;
  return !gate.token || Function.prototype.toString.call(original).includes(gate.token);
}

const elementOf = (value: unknown): Element | null => {
  if (isElement(value)) return value;
  if (value instanceof Document) return value.documentElement;
  return isNode(value) ? value.parentElement : null;
};

const skips = (gate: OwnedGate, element: Element | null): boolean =>
  !!element && (gate.when ? gate.when(element) : gate.owns(element));

/** Makes a handler skip our hosts. Order, delegation, `off(fn)` and all other elements keep working. */
function wrap(record: JQueryHandleObject, gate: OwnedGate): void {
  const original = record.handler;
  const all = new Set([gate]);
  const wrapper: JQueryHandleObject['handler'] = function (this: unknown, ...args) {
    const event = args[0] as { target?: unknown } | undefined;
    const elements = [elementOf(this), elementOf(event?.target)];
    for (const one of all) if (one.everywhere || elements.some((element) => skips(one, element))) return undefined;
    return original.apply(this, args);
  };
  wrapper.guid = original.guid;
  wrapped.set(wrapper, { original, gates: all });
  record.handler = wrapper;
}

function gateTarget($: JQueryStatic, target: EventTarget, mine: readonly OwnedGate[]): void {
  const events = $._data?.(target, 'events');
  if (!events) return;
  for (const gate of mine) {
    for (const type in events) {
      const all = events[type]?.filter((one) => identifies(gate, one)) ?? [];
      const found = all.filter((one) => !wrapped.has(one.handler));
      // A handler without any distinguishing mark is recognised only if it is the only candidate.
      const isMarked = gate.dataKey || gate.functionName || gate.token || gate.namespace;
      if (isMarked || all.length === 1) for (const { handler } of all) wrapped.get(handler)?.gates.add(gate);
      if (isMarked || found.length === 1) for (const record of found) wrap(record, gate);
      else if (found.length > 1) report.add(`${found.length} handlers look like ${gate.on} ${gate.type}; left alone`);
    }
  }
}

/** Gates the handlers bound by now; call it before an event that the page's own scripts listen to. */
export function closeGates(near?: Element | null): void {
  if (gates.length > 0) for (const $ of jQueries) closeGatesOf($, near);
}

function closeGatesOf($: JQueryStatic, near?: Element | null): void {
  gateTarget(
    $,
    document,
    gates.filter((gate) => gate.on === 'document'),
  );
  gateTarget(
    $,
    document.body,
    gates.filter((gate) => gate.on === 'body'),
  );
  gateTarget(
    $,
    window,
    gates.filter((gate) => gate.on === 'window'),
  );
  const local = gates.filter((gate) => !['document', 'body', 'window'].includes(gate.on));
  for (let element = near; element && element !== document.body; element = element.parentElement) {
    const here = element;
    const mine = local.filter((gate) => gate.owns(here) && (gate.on === 'host' || here.matches(gate.on)));
    if (mine.length > 0) gateTarget($, here, mine);
  }
}

/** Adds a widget's gates; `owns` tells whether an element lies in a mounted host of the widget. */
export function addGates(list: readonly Gate[], owns: (element: Element) => boolean): void {
  watchUserEvents(list);
  gates.push(...list.map((gate) => ({ ...gate, owns })));
  closeGates();
}

/** Handlers that looked like legacy ones but were ambiguous; part of `report()`. */
export const gateNotes = (): readonly string[] => [...report];
