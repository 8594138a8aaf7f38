/** Says changes of settings in words: those of a version, and those that somebody else has made meanwhile. */
import { parseJson } from '../core/settings/json';
import type { Change } from './drafts';
import { t } from './texts';
import { valueWords } from './valueWords';

/** A change of a setting as the server tells it: values as JSON, shortened; null: not set. */
export interface NamedChange {
  readonly entry: string;
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A setting of an entry as editors know it. */
export interface SettingWords {
  /** The label of its field; the key where no form has one. */
  readonly label: string;
  /** The widget that it is for; the entry where the page has none that it fits. */
  readonly widget: string;
  /** A value as the field shows it. */
  valueText(value: unknown): string;
}

/** The words for a setting of an entry. */
export type WordsOf = (entry: string, key: string) => SettingWords;

const PLAIN: WordsOf = (widget, label) => ({ label, widget, valueText: (value) => valueWords(undefined, value) });

/** A value that was shortened is no JSON any more, and is shown as it came. */
function textOf(json: string | null, { valueText }: SettingWords): string {
  if (json === null) return t('not set');
  const value = parseJson(json);
  return value === undefined ? json : valueText(value);
}

/** The changes as sentences: at most those that the server has named, then how many more there are. */
export function changeTexts(changes: readonly NamedChange[] = [], more = 0, wordsOf: WordsOf = PLAIN): string[] {
  const texts = changes.map(({ entry, key, before, after }) => {
    const words = wordsOf(entry, key);
    return `${words.label} (${words.widget}): ${textOf(before, words)} → ${textOf(after, words)}`;
  });
  return more > 0 ? [...texts, t('and %s more', more)] : texts;
}

/** What to say where others have changed the same settings; `theirs` has their values. */
export function conflictText(theirs: readonly Change[], wordsOf: WordsOf = PLAIN): string {
  const list = theirs.map(({ entry, key, next }) => {
    const { label, widget, valueText } = wordsOf(entry, key);
    return next
      ? t('“%1$s” of “%2$s” is %3$s', label, widget, valueText(next.value))
      : t('“%1$s” of “%2$s” is removed', label, widget);
  });
  return t(
    'Somebody else has changed this meanwhile: %s. Nothing was saved; save again to replace it.',
    list.join(', '),
  );
}
