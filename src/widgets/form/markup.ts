import { isHtmlElement, isTag } from '../../core/dom/nodes';

/**
 * The form of a host: the host itself, or the first Elementor form inside. Other forms are ignored, because an unclosed
 * element in a post may enclose the shop's forms after it.
 */
export const formOf = (host: Element): HTMLFormElement | null =>
  isTag(host, 'form') ? host : host.querySelector<HTMLFormElement>('form.elementor-form:not(.elementor-login)');

/** The buttons that send the form. */
export const BUTTONS = '[type=submit], button:not([type])';

/** The group of the field with this id; null if the form has no such field. */
export function groupOf(form: HTMLFormElement, id: string): Element | null {
  if (!id) return null;
  const name = CSS.escape(id);
  return (
    form.querySelector(`.elementor-field-group-${name}`) ??
    form.querySelector(`#form-field-${name}, [name="form_fields[${name}]"]`)?.parentElement ??
    null
  );
}

/** The fields in a group that a visitor can fill in. */
export const controlsOf = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea'),
];

/** The maximum size of a field's files, in bytes; Infinity if there is none. */
function limitOf(field: HTMLInputElement): number {
  const limit = Number.parseFloat(field.dataset.maxsize ?? '');
  return limit > 0 ? limit * 1024 * 1024 : Number.POSITIVE_INFINITY;
}

/** The fields with files that are too large, each with its own message, if it has one. */
export function tooLarge(form: HTMLFormElement): [field: HTMLInputElement, words: string][] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].flatMap((field) => {
    const isFine = [...(field.files ?? [])].every(({ size }) => size <= limitOf(field));
    return isFine ? [] : [[field, field.dataset.maxsizeMessage ?? ''] as [HTMLInputElement, string]];
  });
}

/** One step of a form: its texts and its groups of fields. */
export interface Step {
  label: string;
  previous: string;
  next: string;
  /** Classes of an icon font, or the markup of a drawing. */
  icon: string;
  groups: readonly HTMLElement[];
}

/** The element with which a step begins. */
export const MARK = '.elementor-field-type-step';

const attributeOf = (mark: Element | null, name: string): string => mark?.getAttribute(name)?.trim() ?? '';

/** The steps of a form; none if it has fewer than two. Groups before the first step belong to it. */
export function stepsOf(form: HTMLFormElement): Step[] {
  const marks = [...form.querySelectorAll<HTMLElement>(MARK)];
  const [first] = marks;
  if (!first || marks.length < 2) return [];
  const groups = [...(first.parentElement?.children ?? [])].filter((group) => isHtmlElement(group));
  const starts = marks.map((mark, at) => (at === 0 ? 0 : groups.indexOf(mark)));
  return marks.map((mark, at) => {
    const field = mark.querySelector('.e-field-step') ?? mark;
    const inside = groups.slice(starts[at], starts[at + 1]);
    return {
      label: attributeOf(field, 'data-label'),
      previous: attributeOf(field, 'data-previousbutton'),
      next: attributeOf(field, 'data-nextbutton'),
      icon: attributeOf(field, 'data-icon') || attributeOf(field, 'data-iconlibrary'),
      groups: inside.filter((group) => !group.matches('.elementor-field-type-submit')),
    };
  });
}

/** The group of the submit button, which is shown with the last step. */
export const submitOf = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('.elementor-field-type-submit');
