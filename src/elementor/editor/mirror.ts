import { onMutations, watchAttributes } from '../../core/hosts/mutations';
import { Binding } from '../../core/react/binding';
import { isRecord } from '../../core/settings/settings';
import type { Stop } from '../../core/types';
import { runsElementor } from '../elements';
import { channelOf, hear, modelOf, settingsOf, typeOf } from './models';

/** How soon, in milliseconds, and how often the editor is asked again for a model that it has not made yet. */
const RETRY = 250;
const TRIES = 40;

const ATTRIBUTE = 'data-model-cid';

/**
 * Elements under edit have no settings in their markup. Writes those of the editor's models there, and follows them, so
 * that every widget takes them as on any other page. Where Elementor's front end runs it serves these elements itself.
 */
export function mirrorModels(): Stop {
  const bindings = new Map<Element, Binding>();
  const destroyed = new WeakSet<Element>();
  const stops = new Map<string, Stop>();
  let timer = 0;
  let tries = 0;

  const forget = (element: Element): void => {
    bindings.get(element)?.end();
    bindings.delete(element);
  };

  function mirror(element: Element): boolean {
    if (destroyed.has(element)) return true;
    const model = modelOf(element.getAttribute(ATTRIBUTE) ?? '');
    if (!model) return false;
    const settings = settingsOf(model);
    const given = Object.keys(settings).length > 0 ? JSON.stringify(settings) : null;
    const binding = bindings.get(element) ?? new Binding(element);
    bindings.set(element, binding);
    // The page follows the attributes of hosts only, and this one may become one.
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
    for (const element of [...bindings.keys()]) if (runsElementor() || !element.isConnected) forget(element);
    if (runsElementor()) return;
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
