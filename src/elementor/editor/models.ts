import { reportThrown } from '../../core/problems';
import { isRecord } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';

type Handler = (...args: unknown[]) => void;

interface Channel {
  on(name: string, handler: Handler): void;
  off?(name: string, handler: Handler): void;
}

/** Does the value have `on`, to listen with? The editor's channels and models have the same methods. */
export const isChannel = (value: unknown): value is Channel => isRecord(value) && typeof value.on === 'function';

/** One of the editor's channels; undefined before the editor has loaded. */
export function channelOf(name: 'editor' | 'data'): Channel | undefined {
  const channels = pageGlobal('elementor')?.channels;
  const channel = isRecord(channels) ? channels[name] : undefined;
  return isChannel(channel) ? channel : undefined;
}

/**
 * Listens to a channel; returns a stop function. Reports errors of `handler`, which must not break the editor's own.
 */
export function hear(channel: Channel, name: string, handler: Handler): () => void {
  const safe: Handler = (...args) => {
    try {
      handler(...args);
    } catch (error) {
      reportThrown(error);
    }
  };
  channel.on(name, safe);
  return () => channel.off?.(name, safe);
}

/** The editor's model of one element. */
export interface Model {
  attributes: RawSettings;
  controls?: unknown;
  getActiveControls?: unknown;
}

function elements(): Record<string, unknown> {
  const all = pageGlobal('elementorFrontendConfig')?.elements;
  return isRecord(all) ? all : {};
}

/** The editor's model with this id; undefined before the editor has created it. */
export function modelOf(cid: string): Model | undefined {
  const { data } = elements();
  const model = isRecord(data) ? data[cid] : undefined;
  return isRecord(model) && isRecord(model.attributes) ? (model as unknown as Model) : undefined;
}

/** An element's name in the editor's events: its widget type, or `section`, `column`, `container`. */
export const typeOf = ({ attributes }: Model): string => String(attributes.widgetType || attributes.elType || '');

/** The names of the settings that Elementor prints on pages. The editor lists them by type, or marks the controls. */
function sharedKeys(model: Model): readonly unknown[] {
  const { keys } = elements();
  const type = `${model.attributes.isInner ? 'inner-' : ''}${typeOf(model)}`;
  const listed = isRecord(keys) ? keys[type] : undefined;
  if (Array.isArray(listed)) return listed;
  const controls = isRecord(model.controls) ? Object.entries(model.controls) : [];
  return controls.flatMap(([name, one]) =>
    isRecord(one) && (one.frontend_available || one.editor_available) ? name : [],
  );
}

/** The controls whose conditions are met; undefined means all. */
function activeControls(model: Model): RawSettings | undefined {
  const { getActiveControls } = model;
  const active: unknown = typeof getActiveControls === 'function' ? getActiveControls.call(model) : undefined;
  return isRecord(active) ? active : undefined;
}

const plain = (value: unknown): unknown => {
  const { toJSON } = (value ?? {}) as { toJSON?: unknown };
  return typeof toJSON === 'function' ? toJSON.call(value) : value;
};

/** The settings that the server would print for this element. Empty ones are left out. */
export function settingsOf(model: Model): RawSettings {
  const active = activeControls(model);
  const settings: RawSettings = {};
  for (const key of sharedKeys(model)) {
    if (typeof key !== 'string' || (active && !(key in active))) continue;
    const value = plain(model.attributes[key]);
    if (value !== undefined && value !== null && value !== '') settings[key] = value;
  }
  return settings;
}
