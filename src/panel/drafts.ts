/** The unsaved changes of the panel, with undo and redo. Independent of the DOM. */
import { isSame } from './values';

/** Settings by entry: a key of `storefrontWidgetsConfig.settings`. */
export type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Where a change goes: into the site's configuration, or into the attribute of one host. */
export type Place = 'site' | 'host';

/** All settings that the panel may change. */
export interface Draft {
  /** The configuration's settings, by type or selector. */
  readonly site: Entries;
  /** Changed keys of `data-settings`, by the panel's number of the host. */
  readonly host: Entries;
}

/** The panel's history. */
export interface Drafts {
  /** The settings when the panel was opened, or as they were last saved. */
  readonly base: Draft;
  readonly present: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** The last change: further changes of its setting that follow soon are undone with it. */
  readonly last?: { readonly setting: string; readonly at: number };
}

/** A setting in an entry. */
export interface Spot {
  readonly place: Place;
  readonly entry: string;
  readonly key: string;
}

/** A change of the drafts. */
export type Action =
  /** `at`: now, in milliseconds. */
  | ({ readonly type: 'set'; readonly value: unknown; readonly at: number } & Spot)
  /** Sets a changed setting back to the saved value, and removes an unchanged one from its entry. */
  | ({ readonly type: 'reset' } & Spot)
  /** Takes a setting out of its entry. */
  | ({ readonly type: 'remove' } & Spot)
  /** Gives a setting the value that it had before. */
  | ({ readonly type: 'back'; readonly value: { readonly value: unknown } | undefined } & Spot)
  | { readonly type: 'undo' | 'redo' | 'clear' }
  | { readonly type: 'saved'; readonly draft: Draft }
  /** The site has other settings now: a version was restored. */
  | { readonly type: 'restored'; readonly site: Entries };

/** How soon a change joins the one before it, in milliseconds: the letters of a word are one step. */
const SOON = 800;

/** The length of a list: a change of it is always a step to undo, because an item was added or removed. */
const lengthOf = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);

const HISTORY = 200;

/** The drafts when the panel opens: the site's settings, and no changes. */
export const startDrafts = (site: Entries): Drafts => {
  const base: Draft = { site, host: {} };
  return { base, present: base, past: [], future: [] };
};

/** The value that a draft has for a setting; undefined: none. */
export function valueAt(draft: Draft, { place, entry, key }: Spot): { readonly value: unknown } | undefined {
  const values = Object.hasOwn(draft[place], entry) ? draft[place][entry] : undefined;
  return values && Object.hasOwn(values, key) ? { value: values[key] } : undefined;
}

/** The draft with another value for a setting, or without a value. Leaves out empty entries. */
function put(draft: Draft, { place, entry, key }: Spot, next: { readonly value: unknown } | undefined): Draft {
  const { [key]: _, ...others } = (Object.hasOwn(draft[place], entry) ? draft[place][entry] : undefined) ?? {};
  const values = next ? { ...others, [key]: next.value } : others;
  // An entry keeps its place, because later ones override earlier ones.
  const entries = Object.hasOwn(draft[place], entry)
    ? Object.entries(draft[place]).map((one) => (one[0] === entry ? ([entry, values] as const) : one))
    : [...Object.entries(draft[place]), [entry, values] as const];
  return { ...draft, [place]: Object.fromEntries(entries.filter((one) => Object.keys(one[1]).length > 0)) };
}

const nameOf = ({ place, entry, key }: Spot): string => JSON.stringify([place, entry, key]);

const step = ({ base, past, present }: Drafts, next: Draft): Drafts => ({
  base,
  past: [...past, present].slice(-HISTORY),
  present: next,
  future: [],
});

/** The drafts after an action; the same object if nothing changes. */
export function reduceDrafts(state: Drafts, action: Action): Drafts {
  const { base, past, present, future, last } = state;
  switch (action.type) {
    case 'set': {
      const { value, at } = action;
      const before = valueAt(present, action);
      if (before && isSame(before.value, value)) return state;
      const next = put(present, action, { value });
      const setting = nameOf(action);
      const joins =
        last?.setting === setting &&
        at - last.at < SOON &&
        past.length > 0 &&
        lengthOf(before?.value) === lengthOf(value);
      return { ...(joins ? { base, past, present: next, future: [] } : step(state, next)), last: { setting, at } };
    }
    case 'reset': {
      const saved = valueAt(base, action);
      const next = put(present, action, isChanged(state, action) ? saved : undefined);
      return isSame(next, present) ? state : step(state, next);
    }
    case 'remove': {
      const next = put(present, action, undefined);
      return isSame(next, present) ? state : step(state, next);
    }
    case 'back': {
      const next = put(present, action, action.value);
      if (isSame(next, present)) return state;
      // The steps in between were no values of their own: the beginning of a text that was refused in the end.
      const at = past.findLastIndex((one) => isSame(one, next));
      if (at >= 0) return { base, past: past.slice(0, at), present: next, future: [] };
      return last?.setting === nameOf(action) ? { base, past, present: next, future: [] } : step(state, next);
    }
    case 'undo': {
      const before = past.at(-1);
      return before ? { base, past: past.slice(0, -1), present: before, future: [present, ...future] } : state;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { base, past: [...past, present], present: next, future: rest } : state;
    }
    case 'clear':
      return isUnsaved(state) ? step(state, base) : state;
    case 'saved':
      return { base: action.draft, past, present, future };
    case 'restored':
      return startDrafts(action.site);
  }
}

/** Does a setting differ from what is saved? */
export const isChanged = ({ base, present }: Drafts, spot: Spot): boolean =>
  !isSame(valueAt(base, spot), valueAt(present, spot));

/** Are there changes that are not saved? */
export const isUnsaved = ({ base, present }: Drafts): boolean => changesOf(base, present).length > 0;

/** A setting that differs between two drafts; without `value` it was removed. */
export interface Change extends Spot {
  readonly next: { readonly value: unknown } | undefined;
}

/** The changes that lead from one draft to another. */
export function changesOf(from: Draft, to: Draft): Change[] {
  return (['site', 'host'] as const).flatMap((place) => {
    const names = new Set([...Object.keys(from[place]), ...Object.keys(to[place])]);
    return [...names].flatMap((entry) => {
      const keys = new Set([from, to].flatMap((draft) => Object.keys(draft[place][entry] ?? {})));
      return [...keys].flatMap((key) => {
        const spot = { place, entry, key } as const;
        const next = valueAt(to, spot);
        return isSame(valueAt(from, spot), next) ? [] : [{ ...spot, next }];
      });
    });
  });
}

/** The entries of a server with these changes to the site's configuration. */
export function applyChanges(entries: Entries, changes: readonly Change[]): Entries {
  const start: Draft = { site: entries, host: {} };
  return changes.filter(({ place }) => place === 'site').reduce((draft, one) => put(draft, one, one.next), start).site;
}
