import { isRecord } from '../../core/settings/settings';
import { pageGlobal } from '../../page/base/globals';

type Handler = (...args: unknown[]) => void;

interface Channel {
  on(name: string, handler: Handler): void;
  off?(name: string, handler: Handler): void;
}

/** One of the editor's channels; undefined before the editor is there. */
export function channelOf(name: 'editor' | 'data'): Channel | undefined {
  const channels = pageGlobal('elementor')?.channels;
  const channel = isRecord(channels) ? channels[name] : undefined;
  return isRecord(channel) && typeof channel.on === 'function' ? (channel as unknown as Channel) : undefined;
}

/**
 * Hears an event of a channel; returns a function that stops it. A handler that fails must not stop the editor's own.
 */
export function hear(channel: Channel, name: string, handler: Handler): () => void {
  const safe: Handler = (...args) => {
    try {
      handler(...args);
    } catch (error) {
      reportError(error);
    }
  };
  channel.on(name, safe);
  return () => channel.off?.(name, safe);
}
