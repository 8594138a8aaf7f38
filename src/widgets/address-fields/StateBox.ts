import { attributeAspect, contentAspect, override } from '../../core/overrides';
import { dressOf, undress } from './enhanced';
import { createStateField, findStateField, kindOf, type StateField, type StateKind } from './stateField';
import { offers, optionsOf } from './stateOptions';
import { type State, type States, stateFor } from './states';

const VALUE = attributeAspect('value');

/**
 * The place of a group's state field. Shows the server's field where its kind is right, else one of ours with the same id
 * and name; `restore` puts the server's back as it was.
 */
export class StateBox {
  private server: StateField | null;
  /** What dresses up the server's field waits here while another field stands in its place. */
  private parked: Element[] = [];
  private made: StateField | null = null;
  private country: string | undefined;
  /** What was entered, by country: who comes back finds it again. */
  private entered = new Map<string, string>();

  constructor(private group: Element) {
    this.server = findStateField(group);
  }

  /** The field that is there now; others may have replaced it. */
  get field(): StateField | null {
    const now = findStateField(this.group);
    if (now === this.made || now === this.server) return now;
    this.server = now;
    this.made = null;
    this.parked = [];
    return now;
  }

  /** Shows what `country` asks for. True when the field was replaced or filled anew. */
  show(country: string, states: States, emptyText: string): boolean {
    const { field } = this;
    if (!field) return false;
    if (this.country !== undefined) this.entered.set(this.country, field.value);
    const remembered = this.entered.get(country);
    const before = field.value;
    const isOther = this.country !== undefined && this.country !== country;
    this.country = country;
    if (typeof states === 'object') return this.fill(states, remembered, before, emptyText);
    const isNew = this.become(states === 'text' ? 'text' : 'hidden');
    const now = this.field;
    if (states === 'none') this.drop();
    else if ((isNew || isOther) && now) now.value = remembered ?? '';
    return isNew;
  }

  /** The server's field, as it was; what was chosen stays chosen where it can. */
  restore(): void {
    const { field, server } = this;
    if (!field || !server) return;
    const { value } = field;
    if (field !== server) this.swap(field, server);
    override(server, contentAspect, this, undefined);
    override(server, VALUE, this, undefined);
    if (server instanceof HTMLSelectElement && [...server.options].some((option) => option.value === value))
      server.value = value;
  }

  private fill(states: readonly State[], remembered: string | undefined, before: string, emptyText: string): boolean {
    const isSwapped = this.become('select');
    const select = this.field as HTMLSelectElement;
    if (offers(select, states)) return isSwapped;
    const options = optionsOf(states, emptyText);
    override(select, contentAspect, this, (element: Element) => element.replaceChildren(...options));
    select.value = stateFor(states, remembered ?? '') || stateFor(states, before);
    return true;
  }

  /** A state that nobody sees is not sent. The value of a hidden field is its attribute. */
  private drop(): void {
    const { field } = this;
    if (field?.value) override(field, VALUE, this, '');
  }

  private become(kind: StateKind): boolean {
    const { field, server } = this;
    if (!field || !server || kindOf(field) === kind) return false;
    const next = kindOf(server) === kind ? server : createStateField(kind, server);
    if (next === server) override(server, VALUE, this, undefined);
    this.swap(field, next);
    // What was wrong with it belongs to the country before.
    next.removeAttribute('aria-invalid');
    return true;
  }

  private swap(field: StateField, next: StateField): void {
    const hadFocus = document.activeElement === field;
    if (field === this.server) this.parked = dressOf(field);
    else undress(field);
    field.before(next);
    field.remove();
    for (const dress of this.parked) dress.remove();
    if (next === this.server) next.after(...this.parked);
    this.made = next === this.server ? null : next;
    if (hadFocus) next.focus();
  }
}
