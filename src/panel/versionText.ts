/** Says in words what a version of the settings has changed. */
import { mark, t } from './texts';

/** A change of a setting as the server tells it: values as JSON, shortened; null: not set. */
export interface NamedChange {
  readonly entry: string;
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The name that a form has for a setting of an entry; the key where no form has one. */
export type LabelOf = (entry: string, key: string) => string;

/** The name of a setting for people. */
export const settingName = (key: string, entry: string, labelOf: LabelOf = (_, name) => name): string =>
  `${labelOf(entry, key)} (${entry})`;

/** How editors read values that are a choice between two. */
const SWITCHED: Readonly<Record<string, string>> = { true: mark('On'), false: mark('Off') };

const valueText = (json: string | null): string =>
  json === null ? t('not set') : Object.hasOwn(SWITCHED, json) ? t(SWITCHED[json] ?? json) : json;

/** The changes as sentences: at most those that the server has named, then how many more there are. */
export function changeTexts(changes: readonly NamedChange[] = [], more = 0, labelOf?: LabelOf): string[] {
  const texts = changes.map(
    ({ entry, key, before, after }) =>
      `${settingName(key, entry, labelOf)}: ${valueText(before)} → ${valueText(after)}`,
  );
  return more > 0 ? [...texts, t('and %s more', more)] : texts;
}
