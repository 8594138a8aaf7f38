/** What has failed on the page, as the site's owner is told: by `storefrontWidgetsConfig.onReport`, and by the plugin. */
import { inlineCode } from './claim/inline/inlineCode';
import { siteConfig } from './settings/siteConfig';

/** One failure, told once per page view. */
export interface Problem {
  /**
   * `widget`: a widget has failed, and the page's own scripts have the element; `file`: a file of ours could not be
   * loaded; `error`: code of ours, or a handler that it has called, has thrown; `press`: a visitor's press was given
   * back to the page's own scripts.
   */
  kind: 'widget' | 'file' | 'error' | 'press';
  /** The widget type; empty if the failure belongs to none. */
  widget: string;
  /** In English, with the text of the error. */
  message: string;
}

/** A failure that comes again and again fills neither the owner's list nor the memory. */
const MOST = 100;

const told = new Set<string>();

/** The text of anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Tells one failure from another. */
export const keyOf = ({ kind, widget, message }: Problem): string => [kind, widget, message].join('\n');

/** Tells the site's owner of a failure, if anybody listens. */
export function tell(kind: Problem['kind'], message: string, widget = ''): void {
  const key = keyOf({ kind, widget, message });
  // Without a network, files are missing through no fault of the site's.
  if (told.has(key) || told.size === MOST || navigator.onLine === false) return;
  told.add(key);
  for (const receiver of [siteConfig(), inlineCode()])
    try {
      receiver.onReport?.({ kind, widget, message });
    } catch (error) {
      console.error(error);
    }
}

const kindOf = (error: unknown): Problem['kind'] =>
  error instanceof Error && error.name === 'ChunkLoadError' ? 'file' : 'error';

/** Logs a failure that the page survives, and tells the owner. */
export function logFailure(text: string, error: unknown, log = console.error): void {
  log(`storefront-widgets: ${text}`, error);
  tell(kindOf(error), `${text} ${messageOf(error)}`);
}

/** Reports an error that must not stop its caller, as the browser reports one that nobody catches; tells the owner. */
export function reportThrown(error: unknown): void {
  reportError(error);
  tell('error', messageOf(error));
}

/** Calls `use` with errors of our files that nobody has caught; `base` is their address. */
export function watchErrors(base: string, use: (message: string) => void): void {
  addEventListener('error', ({ filename, error, message }) => {
    if (filename?.startsWith(base)) use(error ? messageOf(error) : message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (String((reason as Partial<Error> | undefined)?.stack).includes(base)) use(messageOf(reason));
  });
}
