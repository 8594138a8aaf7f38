/**
 * Translators, of browsers or plugins, put a `font` element in the place of each text, and WordPress’s script for emoji
 * puts pictures in them. But React throws when it removes a text that has gone, and Preact changes one that nobody sees.
 * So each text that a core has drawn goes back, empty, before what stands for it, which goes when the text changes or is
 * removed; the translator then finds the new text.
 */
import { isStandIn, isText } from '../../dom/nodes';
import { OWN } from '../../hosts/copies';
import { onMutations } from '../../hosts/mutations';

/** The nodes that stand for a text, and what the text was. */
interface Replacement {
  by: readonly ChildNode[];
  original: string;
}

const replacements = new WeakMap<Text, Replacement>();
const replaced = new WeakMap<Node, Text>();
/** Texts of ours that something has stood for. */
const kept = new WeakSet<Node>();

function end(text: Text): void {
  for (const node of replacements.get(text)?.by ?? []) node.remove();
  replacements.delete(text);
}

/** A core has changed these texts, so what stands for them is out of date. */
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

function standFor(text: Text, by: readonly ChildNode[], original: string): void {
  kept.add(text);
  replacements.set(text, { by, original });
  for (const node of by) replaced.set(node, text);
}

/** What a script shows in place of a removed text: it comes with the removal, or a translator’s element before it. */
function standInsOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode[] {
  const added = [...addedNodes] as ChildNode[];
  if (added.some(isStandIn)) return added;
  return [previousSibling, nextSibling].filter(isStandIn).filter((one) => !replaced.has(one));
}

function onRemovedText(text: Text, record: MutationRecord): void {
  if (text.isConnected) return;
  if (replacements.has(text)) {
    end(text);
    return;
  }
  const by = standInsOf(record);
  const [first] = by;
  if (!first?.parentElement?.closest(`[${OWN}]`)) return;
  standFor(text, by, text.data);
  write(text, '');
  first.before(text);
  changes.observe(text, { characterData: true });
}

/**
 * A translator replaces its element: by the one for another language, or by the original, for which our text is there. What
 * follows may also be the next text of ours, which the translator has put back.
 */
function onRemovedStandIn(node: Node, record: MutationRecord, added: ReadonlySet<Node>): void {
  const text = replaced.get(node);
  const replacement = text && replacements.get(text);
  if (!text?.isConnected || !replacement?.by.includes(node as ChildNode)) return;
  const next = text.nextSibling;
  const isNew = next && added.has(next) && !kept.has(next);
  const other = standInsOf(record)[0] ?? (isNew && isStandIn(next) ? next : undefined);
  if (other) {
    const by = replacement.by.map((one) => (one === node ? other : one));
    standFor(text, by, replacement.original);
    return;
  }
  end(text);
  if (isNew && isText(next)) next.remove();
  write(text, replacement.original);
}

function follow(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const record of records) {
    for (const node of record.removedNodes) {
      if (isText(node) && !replaced.has(node)) onRemovedText(node, record);
      else onRemovedStandIn(node, record, added);
    }
  }
}

/** Keeps the texts that the cores have drawn where scripts replace them; `seen` are the changes until now. */
export function keepTexts(seen: readonly MutationRecord[]): void {
  changes = new MutationObserver(onChanges);
  follow(seen);
  onMutations(follow);
}
