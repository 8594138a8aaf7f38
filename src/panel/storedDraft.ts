/** The draft that the plugin stores: changes that are kept and not published, unlike the unsaved ones of `drafts.ts`. */
import { isRecord } from '../core/settings/json';
import { applyChanges, type Change, type Entries } from './drafts';
import type { Call, Stored } from './save';

/** A stored draft. */
export interface StoredDraft {
  readonly id: string;
  /** All settings of the site, with the changes of the draft. */
  readonly settings: Entries;
  /** The settings of the site that it was made from; undefined if an older version of the plugin has stored it. */
  readonly base: Entries | undefined;
  /** ISO 8601. */
  readonly time: string;
  readonly user: string;
  /** What an address has to say to show the draft: the value of `storefront-widgets-draft`. Valid for a week. */
  readonly word: string;
}

/** The part of the plugin's server for the draft. */
export interface StoredDraftServer {
  /** Resolves with undefined if there is none. */
  load(): Promise<StoredDraft | undefined>;
  /** Adds changes to the settings that are stored now, and stores the result as the draft, in place of another one. */
  save(changes: readonly Change[]): Promise<StoredDraft | undefined>;
  publish(draft: StoredDraft): Promise<Stored>;
  discard(): Promise<void>;
}

function readDraft(answer: unknown): StoredDraft | undefined {
  const { draft } = isRecord(answer) ? answer : {};
  if (!isRecord(draft) || typeof draft.id !== 'string' || typeof draft.word !== 'string') return undefined;
  // PHP prints an empty map as a list.
  const settings = isRecord(draft.settings) ? (draft.settings as Entries) : {};
  const base = isRecord(draft.base) ? (draft.base as Entries) : undefined;
  return { id: draft.id, word: draft.word, settings, base, time: String(draft.time), user: String(draft.user) };
}

/** Makes the part for the draft. `stored` resolves with what is published, `read` reads such an answer. */
export const storedDraftServer = (
  call: Call,
  stored: () => Promise<Stored>,
  read: (answer: unknown) => Stored,
): StoredDraftServer => ({
  load: async () => readDraft(await call('draft')),
  async save(changes) {
    const { settings, version } = await stored();
    return readDraft(await call('draft', { settings: applyChanges(settings, changes), version }));
  },
  publish: async ({ id }) => read(await call('draft', { publish: id })),
  async discard() {
    await call('draft', undefined, 'DELETE');
  },
});

/** The address of a page that shows the draft to whoever has it. */
export function draftUrl({ word }: StoredDraft, page: string): string {
  const url = new URL(page);
  url.searchParams.set('storefront-widgets-draft', word);
  url.hash = '';
  return url.href;
}
