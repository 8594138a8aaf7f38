import { nameFor } from './asButton';

/** Has one of the elements no name of its own, so that `nameFor` gives it ours? For `appliesTo` in forms. */
export const lacksName = (elements: Iterable<Element>): boolean =>
  [...elements].some((element) => nameFor(element, '') === '');
