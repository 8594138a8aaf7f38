/** Follows the document, where hosts come and go. */
import { isElement, isHtmlElement } from '../dom/nodes';
import { whenParsed } from '../load/schedule';
import { onMutations } from './mutations';

/** How long mutations are collected before their ancestors are checked, in milliseconds. */
const COLLECTING = 250;

const isSettingsScript = (node: Node): boolean =>
  isHtmlElement(node) && node.localName === 'script' && 'settings' in node.dataset;

/** What a change in the document leads to. */
interface Options {
  /** The selector of all hosts. */
  selector(): string;
  /** Adopts an element that may be a host now. */
  adopt(element: Element): void;
  /** Looks for hosts in what was added. */
  scan(root: Element): void;
  /** A watched attribute has changed. */
  onAttribute(element: Element, name: string | null): void;
  /** A script with the element's settings has changed. */
  onSettings(element: Element): void;
  /** Something has left the document. */
  onRemoved(): void;
}

/** Follows the document once it is parsed. */
export function followDocument({ selector, adopt, scan, onAttribute, onSettings, onRemoved }: Options): void {
  // Selectors with `:has()` may match an ancestor of a change. They are slow, so changes are collected first.
  let changed: Set<Node> | undefined;
  const adoptAround = (): void => {
    const seen = new Set<Node>();
    const all = changed ?? [];
    changed = undefined;
    for (const inner of all) {
      for (let node: Node | null = inner; node?.isConnected && !seen.has(node); node = node.parentNode) {
        seen.add(node);
        if (isElement(node) && node.matches(selector())) adopt(node);
      }
    }
  };
  const lookAround = (node: Node): void => {
    if (!changed) setTimeout(adoptAround, COLLECTING);
    changed = (changed ?? new Set()).add(node);
  };

  const follow = (batch: readonly MutationRecord[]): void => {
    let removed = false;
    for (const { type, target, addedNodes, removedNodes, attributeName } of batch) {
      if (type === 'attributes') {
        onAttribute(target as Element, attributeName);
        continue;
      }
      removed ||= removedNodes.length > 0;
      let edited: Element | null = isSettingsScript(target) ? target.parentElement : null;
      const isMany = isElement(target) && addedNodes.length > 3 && addedNodes.length * 2 > target.childNodes.length;
      if (isMany && target.isConnected) scan(target);
      for (const node of addedNodes) {
        if (!isMany && isElement(node) && node.isConnected) scan(node);
        if (isElement(node)) lookAround(target);
        if (isSettingsScript(node)) edited = node.parentElement;
      }
      for (const node of removedNodes) if (isSettingsScript(node)) edited = target as Element;
      if (edited) onSettings(edited);
    }
    if (removed) onRemoved();
  };
  // Not before: an observer would make each of the parser's tasks longer, and the scan after parsing finds the hosts
  // anyway.
  whenParsed(() => void onMutations(follow));
}
