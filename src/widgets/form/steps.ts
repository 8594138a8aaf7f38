/** One step of a form: its groups of fields, and what the form says of it. */
export interface Step {
  label: string;
  previous: string;
  next: string;
  groups: readonly HTMLElement[];
}

const MARK = '.elementor-field-type-step';

const attributeOf = (mark: Element | null, name: string): string => mark?.getAttribute(name)?.trim() ?? '';

/**
 * The steps of a form, of which there is none in a form that is shown at once. What stands before the first joins it.
 */
export function stepsOf(form: HTMLFormElement): Step[] {
  const marks = [...form.querySelectorAll<HTMLElement>(MARK)];
  const [first] = marks;
  if (!first || marks.length < 2) return [];
  const groups = [...(first.parentElement?.children ?? [])].filter((group) => group instanceof HTMLElement);
  const starts = marks.map((mark, at) => (at === 0 ? 0 : groups.indexOf(mark)));
  return marks.map((mark, at) => {
    const field = mark.querySelector('.e-field-step') ?? mark;
    const inside = groups.slice(starts[at], starts[at + 1]);
    return {
      label: attributeOf(field, 'data-label'),
      previous: attributeOf(field, 'data-previousbutton'),
      next: attributeOf(field, 'data-nextbutton'),
      groups: inside.filter((group) => !group.matches('.elementor-field-type-submit')),
    };
  });
}

/** The group with the button that sends the form; it is shown with the last step. */
export const submitOf = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('.elementor-field-type-submit');
