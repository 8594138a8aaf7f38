import { type Control, fill, held, isControl, keyOf, printed } from './controls';
import type { Unsaved } from './unsaved';

/** What was entered, by field. */
type Entered = ReadonlyMap<string, string | boolean>;

/** What the visitor has entered and the shop does not know yet. It outlives the fields, which come and go with answers. */
export class Edits {
  private readonly entered = new Map<string, string | boolean>();
  /** What the server had printed where another page has entered something. */
  private readonly before = new Map<string, string>();

  /** Takes down what a field holds now. */
  note(target: unknown): void {
    if (!isControl(target) || !target.name) return;
    this.entered.set(keyOf(target), held(target));
    this.before.delete(keyOf(target));
  }

  /** Takes down what another page has entered, by field; what was entered on this one stays. */
  remember(unsaved: Readonly<Record<string, Unsaved>>): void {
    for (const [key, { from, to }] of Object.entries(unsaved)) {
      if (this.entered.has(key)) continue;
      this.entered.set(key, to);
      this.before.set(key, from);
    }
  }

  /** What a request takes along: the fields whose name `isSent` accepts. */
  taken(isSent: (name: string) => boolean): Entered {
    return new Map([...this.entered].filter(([key]) => isSent(key)));
  }

  /** The shop knows these now; what was changed since stays. */
  settle(taken: Entered): void {
    for (const [key, value] of taken) if (this.entered.get(key) === value) this.entered.delete(key);
  }

  forget(name: string): void {
    this.entered.delete(name);
  }

  /**
   * Enters everything again, into fields that are new. What no field takes any more, or what the server says itself, is
   * forgotten. Gives the fields that changed.
   */
  enterInto(roots: readonly ParentNode[]): Control[] {
    const areas = roots.map(
      (root) => new Map([...root.querySelectorAll('*')].filter(isControl).map((field) => [keyOf(field), field])),
    );
    const changed: Control[] = [];
    for (const [key, value] of [...this.entered]) {
      // A cart that stands twice on the page has two of each.
      const copies = areas.flatMap((area) => area.get(key) ?? []);
      const [field] = copies;
      const before = this.before.get(key);
      // The shop has had a newer one since.
      const isOutdated = field !== undefined && before !== undefined && printed(field) !== before;
      if (!field || isOutdated || printed(field) === value) this.entered.delete(key);
      if (isOutdated) continue;
      for (const copy of copies) {
        if (held(copy) === value) continue;
        fill(copy, value);
        changed.push(copy);
      }
    }
    return changed;
  }
}
