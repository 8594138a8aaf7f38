import { onMutations, watchAttributes } from '../../core/hosts/mutations';
import { Binding } from '../../core/react/binding';
import { isRecord } from '../../core/settings/settings';
import type { Stop } from '../../core/types';
import { runsElementor } from '../base/theirScript';
import { channelOf, hear, isChannel, modelOf, settingsOf, typeOf } from './models';

/** How long to wait, in milliseconds, and how many times to ask the editor for models that it has not created yet. */
const RETRY = 250;
const TRIES = 40;

const ATTRIBUTE = 'data-model-cid';

/** Does Elementor's front end serve the element? It does not where the page or an integrator's type names a widget. */
const isServed = (element: Element): boolean => runsElementor() && !element.hasAttribute('data-widget');

/**
 * Writes the settings of the editor's models into the markup and keeps them current, because the markup of an edited
 * element has no settings. Every widget can then read them as on any other page. Leaves out the elements that
 * Elementor's front end serves itself.
 */
export function mirrorModels(): Stop {
  const bindings = new Map<Element, Binding>();
  const destroyed = new WeakSet<Element>();
  const stops = new Map<string, Stop>();
  const changes = new Map<Element, Stop>();
  let timer = 0;
  let tries = 0;

  const forget = (element: Element): void => {
    bindings.get(element)?.end();
    bindings.delete(element);
    changes.get(element)?.();
    changes.delete(element);
  };

  function mirror(element: Element): boolean {
    if (destroyed.has(element) || isServed(element)) return true;
    const model = modelOf(element.getAttribute(ATTRIBUTE) ?? '');
    if (!model) return false;
    const settings = settingsOf(model);
    const given = Object.keys(settings).length > 0 ? JSON.stringify(settings) : null;
    const binding = bindings.get(element) ?? new Binding(element);
    bindings.set(element, binding);
    // Listens to the model, too, because the channel does not report undo, redo and commands.
    if (isChannel(model) && !changes.has(element))
      changes.set(
        element,
        hear(model, 'change', () => void mirror(element)),
      );
    // Only attributes of hosts are observed, and this element may become one.
    watchAttributes(element);
    binding.set({ attrs: { 'data-settings': given } });
    return followType(typeOf(model));
  }

  function mirrorAll(type?: string): boolean {
    let isComplete = true;
    for (const element of document.querySelectorAll(`[${ATTRIBUTE}]`)) {
      const model = type === undefined ? undefined : modelOf(element.getAttribute(ATTRIBUTE) ?? '');
      if (model && typeOf(model) !== type) continue;
      isComplete = mirror(element) && isComplete;
    }
    return isComplete;
  }

  function followType(type: string): boolean {
    const name = `change:${type}`;
    const channel = channelOf('editor');
    if (channel && !stops.has(name))
      stops.set(
        name,
        hear(channel, name, () => void mirrorAll(type)),
      );
    return stops.has(name);
  }

  function followDestroyed(): boolean {
    const channel = channelOf('data');
    if (!channel || stops.has('destroy')) return stops.has('destroy');
    const forgetModel = (model: unknown): void => {
      const cid = isRecord(model) ? model.cid : undefined;
      for (const element of [...bindings.keys()]) {
        if (element.getAttribute(ATTRIBUTE) !== cid) continue;
        destroyed.add(element);
        forget(element);
      }
    };
    stops.set('destroy', hear(channel, 'element:destroy', forgetModel));
    return true;
  }

  const look = (): void => {
    clearTimeout(timer);
    for (const element of [...bindings.keys()]) if (isServed(element) || !element.isConnected) forget(element);
    const isComplete = [mirrorAll(), followDestroyed()].every(Boolean);
    tries += 1;
    if (!isComplete && tries < TRIES) timer = window.setTimeout(look, RETRY);
  };

  look();
  const stopMutations = onMutations((records) => {
    if (!records.some(({ addedNodes, removedNodes }) => addedNodes.length + removedNodes.length > 0)) return;
    tries = 0;
    look();
  });
  return () => {
    clearTimeout(timer);
    stopMutations();
    for (const stop of stops.values()) stop();
    for (const element of [...bindings.keys()]) forget(element);
  };
}
