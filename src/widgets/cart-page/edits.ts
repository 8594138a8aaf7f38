type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

const keyOf = (control: Control): string => (isTick(control) ? `${control.name}=${control.value}` : control.name);

const held = (control: Control): string | boolean => (isTick(control) ? control.checked : control.value);

/** What the visitor has entered and the shop does not know yet. It outlives the fields, which come and go with answers. */
export class Edits {
  private entered = new Map<string, string | boolean>();

  get isEmpty(): boolean {
    return this.entered.size === 0;
  }

  /** Takes down what a field holds now. */
  note(target: unknown): void {
    if (!isControl(target) || !target.name || /^(file|hidden|password|submit|button)$/.test(target.type)) return;
    this.entered.set(keyOf(target), held(target));
  }

  /** What a request takes along. */
  taken(): ReadonlyMap<string, string | boolean> {
    return new Map(this.entered);
  }

  /** The shop knows these now; what was changed since stays. */
  settle(taken: ReadonlyMap<string, string | boolean>): void {
    for (const [key, value] of taken) if (this.entered.get(key) === value) this.entered.delete(key);
  }

  forget(name: string): void {
    this.entered.delete(name);
  }

  /** Enters everything again into new fields. What no field takes any more is forgotten. Gives the fields that changed. */
  enterInto(roots: readonly ParentNode[]): Control[] {
    const changed: Control[] = [];
    const fields = roots.flatMap((root) => [...root.querySelectorAll('input, select, textarea')]);
    for (const [key, value] of [...this.entered]) {
      const field = fields.filter(isControl).find((one) => keyOf(one) === key);
      if (!field || held(field) === value) {
        this.entered.delete(key);
        continue;
      }
      if (typeof value === 'boolean') (field as HTMLInputElement).checked = value;
      else field.value = value;
      changed.push(field);
    }
    return changed;
  }
}
