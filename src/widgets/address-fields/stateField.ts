import { isTag } from '../../core/dom/nodes';
import { pageJQuery } from '../../core/jquery/jquery';
import { attributeAspect, contentAspect, override } from '../../core/react/overrides';
import { findStateField, type StateField } from './markup';
import { type State, type States, stateFor } from './rules';

type StateKind = 'select' | 'text' | 'hidden';

const CLASSES: Record<StateKind, string> = { select: 'state_select', text: 'input-text', hidden: 'hidden' };

const NOT_COPIED =
  /^(type|class|value|style|tabindex|aria-hidden|aria-invalid|aria-errormessage|hidden|placeholder|multiple|data-select2-id)$/;

const VALUE = attributeAspect('value');

function kindOf(field: StateField): StateKind {
  if (isTag(field, 'select')) return 'select';
  return field.type === 'hidden' ? 'hidden' : 'text';
}

/** Is there a state field that is hidden? */
export const isHiddenField = (field: StateField | null): boolean => field !== null && kindOf(field) === 'hidden';

function createStateField(kind: StateKind, like: StateField): StateField {
  const field = document.createElement(kind === 'select' ? 'select' : 'input');
  if (isTag(field, 'input')) field.type = kind;
  for (const { name, value } of like.attributes) if (!NOT_COPIED.test(name)) field.setAttribute(name, value);
  field.className = `${CLASSES[kind]} ${like.getAttribute('data-input-classes') ?? ''}`.trim();
  return field;
}

function createOptions(states: readonly State[], emptyText: string): HTMLOptionElement[] {
  return [{ code: '', name: emptyText }, ...states].map(({ code, name }) => {
    const option = document.createElement('option');
    option.value = code;
    option.textContent = name;
    return option;
  });
}

function hasStates(select: HTMLSelectElement, states: readonly State[]): boolean {
  const options = [...select.options].filter(({ value }) => value !== '');
  return (
    options.length === states.length &&
    options.every(({ value, text }, at) => value === states[at]?.code && text === states[at]?.name.trim())
  );
}

function select2Of(field: Element): Element[] {
  const containers: Element[] = [];
  for (let next = field.nextElementSibling; next?.matches('.select2-container'); next = next.nextElementSibling)
    containers.push(next);
  return containers;
}

function destroySelect2(field: Element): void {
  const instance = pageJQuery()?.(field).data('select2') as { destroy?(): void } | undefined;
  try {
    instance?.destroy?.();
  } catch {
    // The elements are removed below, even if the plugin fails.
  }
  for (const container of select2Of(field)) container.remove();
}

/**
 * Replaces a group's state field with one of another kind but the same id and name; `restore` undoes it. Remembers the
 * state that was entered for each country.
 */
export class StateSlot {
  private server: StateField | null;
  private detached: Element[] = [];
  private created: StateField | null = null;
  private country: string | undefined;
  private entered = new Map<string, string>();
  /** Had the field a state that its new list does not have? */
  hasLostState = false;

  constructor(private group: Element) {
    this.server = findStateField(group);
  }

  /** The state field now, also after another script has replaced it. */
  get field(): StateField | null {
    const now = findStateField(this.group);
    if (now === this.created || now === this.server) return now;
    this.server = now;
    this.created = null;
    this.detached = [];
    return now;
  }

  /** Shows the field that `country` asks for. Returns whether it was replaced or filled again. */
  show(country: string, states: States, emptyText: string): boolean {
    const { field } = this;
    if (!field) return false;
    if (this.country !== undefined) this.entered.set(this.country, field.value);
    const remembered = this.entered.get(country);
    const before = field.value;
    const isOther = this.country !== undefined && this.country !== country;
    this.country = country;
    if (typeof states === 'object') return this.fill(states, remembered, before, emptyText);
    const isNew = this.changeKind(states === 'text' ? 'text' : 'hidden');
    const now = this.field;
    if (states === 'none') this.clear();
    else if ((isNew || isOther) && now) now.value = remembered ?? '';
    return isNew;
  }

  restore(): void {
    const { field, server } = this;
    if (!field || !server) return;
    const { value } = field;
    if (field !== server) this.replace(field, server);
    override(server, contentAspect, this, undefined);
    override(server, VALUE, this, undefined);
    if (isTag(server, 'select') && [...server.options].some((option) => option.value === value)) server.value = value;
  }

  private fill(states: readonly State[], remembered: string | undefined, before: string, emptyText: string): boolean {
    const isNew = this.changeKind('select');
    const select = this.field as HTMLSelectElement;
    if (hasStates(select, states)) return isNew;
    const options = createOptions(states, emptyText);
    override(select, contentAspect, this, (element: Element) => element.replaceChildren(...options));
    select.value = stateFor(states, remembered ?? '') || stateFor(states, before);
    this.hasLostState = before !== '' && select.value === '';
    return true;
  }

  /**
   * Empties a hidden field, because a state that nobody sees must not be sent. The attribute of a hidden field is its
   * value.
   */
  private clear(): void {
    const { field } = this;
    if (field?.value) override(field, VALUE, this, '');
  }

  private changeKind(kind: StateKind): boolean {
    const { field, server } = this;
    if (!field || !server || kindOf(field) === kind) return false;
    const next = kindOf(server) === kind ? server : createStateField(kind, server);
    if (next === server) override(server, VALUE, this, undefined);
    this.replace(field, next);
    next.removeAttribute('aria-invalid');
    return true;
  }

  private replace(field: StateField, next: StateField): void {
    const hadFocus = document.activeElement === field;
    if (field === this.server) this.detached = select2Of(field);
    else destroySelect2(field);
    field.before(next);
    field.remove();
    for (const container of this.detached) container.remove();
    if (next === this.server) next.after(...this.detached);
    this.created = next === this.server ? null : next;
    if (hadFocus) next.focus();
  }
}
