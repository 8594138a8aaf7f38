import { pageJQuery } from '../../core/jquery';

/** What select2 and its kin put behind a list that they dress up. */
export function dressOf(field: Element): Element[] {
  const dress: Element[] = [];
  for (let next = field.nextElementSibling; next?.matches('.select2-container'); next = next.nextElementSibling)
    dress.push(next);
  return dress;
}

/** Ends what dresses up a list of ours, before the list goes. */
export function undress(field: Element): void {
  const instance = pageJQuery()?.(field).data('select2') as { destroy?(): void } | undefined;
  try {
    instance?.destroy?.();
  } catch {
    // Somebody else's code: what it left behind goes all the same.
  }
  for (const dress of dressOf(field)) dress.remove();
}
