/** Saving with the WordPress plugin, by its REST route. */
import { isRecord, parseJson } from '../core/settings/json';
import { siteGlobal } from '../core/settings/siteGlobals';
import { applyChanges, type Change, type Draft, type Entries, valueAt } from './drafts';
import { refusesNonce, siteSend } from './siteSend';
import { type StoredDraftServer, storedDraftServer } from './storedDraft';
import { mark, t } from './texts';
import { isSame } from './values';
import { conflictText, type NamedChange } from './versionText';

const TIMEOUT = 20_000;

/** The advice if nobody is signed in any more. */
const SIGN_IN = mark('Nothing was saved. Sign in again in another tab, then save again here.');

/** A version of the settings that can be restored. */
export interface Revision {
  readonly version: number;
  /** ISO 8601. */
  readonly time: string;
  readonly user: string;
  /** Is it the version that holds? It cannot be restored. */
  readonly current?: boolean;
  /** What it has changed, shortened; missing for the oldest that is kept. */
  readonly changes?: readonly NamedChange[];
  /** How many further changes it has. */
  readonly more?: number;
}

/** The settings that the server has stored, and the versions that it keeps. */
export interface Stored {
  readonly settings: Entries;
  readonly version: number;
  readonly revisions: readonly Revision[];
}

/** The plugin's server; undefined where the page is not one for owners. */
export interface Server {
  /** The address of Elementor's editor of this page, if the page was made with it and the user may edit it. */
  readonly elementor?: string;
  /** The address of this page as a visitor gets it who comes for the first time. */
  readonly visitor?: string;
  load(): Promise<Stored>;
  /**
   * Adds changes to the stored settings, so that the changes of other users since `base` stay.
   * @throws ConflictError if other users have changed one of these settings since; then nothing is stored
   */
  save(changes: readonly Change[], base: Draft): Promise<Stored>;
  restore(version: number): Promise<Stored>;
  readonly draft: StoredDraftServer;
}

/** The server has refused a request; the message says why. */
export class SaveError extends Error {
  override name = 'SaveError';
}

/** Other users have changed the same settings meanwhile; `theirs` has the values that are stored now. */
export class ConflictError extends SaveError {
  constructor(readonly theirs: readonly Change[]) {
    super(conflictText(theirs));
  }
}

/** The changes whose settings were changed by others since `base`, with the others' values. */
function theirsOf(changes: readonly Change[], base: Draft, settings: Entries): Change[] {
  return changes.flatMap((change) => {
    const theirs = valueAt({ site: settings, host: {} }, change);
    return isSame(theirs, valueAt(base, change)) || isSame(theirs, change.next) ? [] : [{ ...change, next: theirs }];
  });
}

function readStored(answer: unknown): Stored {
  if (!isRecord(answer) || typeof answer.version !== 'number') throw new Error(t('The server’s answer is not known.'));
  const { settings, version, revisions } = answer;
  return {
    // PHP prints an empty map as a list.
    settings: isRecord(settings) ? (settings as Entries) : {},
    version,
    revisions: Array.isArray(revisions) ? (revisions as Revision[]) : [],
  };
}

/** Sends a request to a route of the plugin, and resolves with its answer. */
export type Call = (route: string, body?: unknown, method?: 'POST' | 'DELETE') => Promise<unknown>;

/** How the plugin is asked, as it says on pages of users who may save; undefined on others. */
function pluginCall(): Call | undefined {
  const sendTo = siteSend();
  return (
    sendTo &&
    (async (route, body, method = body ? 'POST' : undefined) => {
      const headers = { 'Content-Type': 'application/json' };
      const init: RequestInit = method
        ? { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
        : { headers, cache: 'no-store' };
      const given = await sendTo(`storefront-widgets/v1/${route}`, { init, timeout: TIMEOUT });
      const answer = parseJson(given.body);
      if (given.status < 400) return answer;
      // WordPress's own message names a check that nobody knows.
      if (refusesNonce(given)) throw new SaveError(t(SIGN_IN));
      const { message, code } = isRecord(answer) ? answer : {};
      if (typeof message !== 'string') throw new Error(t('Status %s.', given.status));
      // Who is signed in, but may not change a setting, is told by the plugin itself.
      const isSignedOut = (given.status === 401 || given.status === 403) && code !== 'storefront_widgets_settings';
      throw new SaveError(isSignedOut ? `${message} ${t(SIGN_IN)}` : message);
    })
  );
}

/** The panel's texts as WordPress translates them for the user, by English text; none where the plugin is not. */
export async function pluginTexts(): Promise<Readonly<Record<string, string>>> {
  const answer = await pluginCall()?.('texts');
  const texts = isRecord(answer) && isRecord(answer.texts) ? answer.texts : {};
  return Object.fromEntries(Object.entries(texts).filter((one): one is [string, string] => typeof one[1] === 'string'));
}

/** This page with the query by which the plugin prints it for a visitor. */
function visitorUrl(query: Readonly<Record<string, unknown>>): string {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url.href;
}

/** The server that the plugin names on the page, for users who may save. */
export function pluginServer(): Server | undefined {
  const callPlugin = pluginCall();
  if (!callPlugin) return undefined;
  const ask = async (body?: unknown): Promise<Stored> => readStored(await callPlugin('settings', body));
  const { elementor, visitor } = siteGlobal('storefrontWidgetsPanel') ?? {};

  return {
    ...(isRecord(visitor) && { visitor: visitorUrl(visitor) }),
    ...(typeof elementor === 'string' && /^https?:/.test(elementor) && { elementor }),
    load: () => ask(),
    async save(changes, base) {
      const { settings, version } = await ask();
      const theirs = theirsOf(changes, base, settings);
      if (theirs.length > 0) throw new ConflictError(theirs);
      return ask({ settings: applyChanges(settings, changes), version });
    },
    restore: (version) => ask({ restore: version }),
    draft: storedDraftServer(callPlugin, ask, readStored),
  };
}

/** An error as a sentence. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An error of saving as a sentence, which says that nothing was saved: the server's own messages do. */
export const saveErrorText = (error: unknown): string =>
  error instanceof SaveError ? error.message : t('It could not be saved: %s', errorText(error));
