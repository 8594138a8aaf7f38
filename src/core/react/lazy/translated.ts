/**
 * Translators, of browsers or plugins, put a `font` element in the place of each text. But React throws when it removes a
 * text that has gone, and Preact changes one that nobody sees. So each text that a core has drawn goes back, empty, before
 * its translation, which goes when the text changes or is removed; the translator then finds the new text.
 */
import { isText, isTranslation } from '../../dom/nodes';
import { OWN } from '../../hosts/copies';
import { onMutations } from '../../hosts/mutations';

/** The element that shows the translation of a text, and what the text was. */
interface Translation {
  by: Element;
  original: string;
}

const translations = new WeakMap<Text, Translation>();
const translated = new WeakMap<Element, Text>();

function end(text: Text): void {
  translations.get(text)?.by.remove();
  translations.delete(text);
}

/** A core has changed these texts, so their translations are of the old ones. */
const onChanges = (records: readonly MutationRecord[]): void => {
  for (const { target } of records) end(target as Text);
};
let changes: MutationObserver;

/** Changes a text unseen by `changes`. */
function write(text: Text, data: string): void {
  onChanges(changes.takeRecords());
  text.data = data;
  changes.takeRecords();
}

/** Shows `by` for a text of ours. */
function translate(text: Text, by: Element, original: string): void {
  translations.set(text, { by, original });
  translated.set(by, text);
}

function onRemovedText(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  if (text.isConnected) return;
  if (translations.has(text)) {
    end(text);
    return;
  }
  // A translator inserts its element before it removes the text, or with it.
  const by = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
  if (!by?.parentElement?.closest(`[${OWN}]`) || translated.has(by)) return;
  translate(text, by, text.data);
  write(text, '');
  by.before(text);
  changes.observe(text, { characterData: true });
}

/** A translator replaces its element: by the one for another language, or by the original, for which our text is there. */
function onRemovedTranslation(by: Element, added: ReadonlySet<Node>): void {
  const text = translated.get(by);
  const translation = text && translations.get(text);
  if (!text?.isConnected || translation?.by !== by) return;
  const next = text.nextSibling;
  const isNew = next && added.has(next);
  if (isNew && isTranslation(next)) {
    translate(text, next, translation.original);
    return;
  }
  translations.delete(text);
  if (isNew) next.remove();
  write(text, translation.original);
}

function follow(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const record of records) {
    for (const node of record.removedNodes) {
      if (isText(node)) onRemovedText(node, record);
      else if (isTranslation(node)) onRemovedTranslation(node, added);
    }
  }
}

/** Keeps the texts that the cores have drawn where the page is translated; `seen` are the changes until now. */
export function keepTexts(seen: readonly MutationRecord[]): void {
  changes = new MutationObserver(onChanges);
  follow(seen);
  onMutations(follow);
}
