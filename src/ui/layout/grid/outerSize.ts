import type { Size } from './layouts';

/** The size of an element with its margins, regardless of `scale`; in pixels. */
export function outerSize(element: Element): Size {
  const style = getComputedStyle(element);
  const sum = (...names: string[]): number =>
    names.reduce((all, name) => all + (Number.parseFloat(style.getPropertyValue(name)) || 0), 0);
  const isWhole = style.boxSizing === 'border-box';
  const edges = (...sides: string[]): number =>
    sum(
      ...sides.flatMap((side) => [`margin-${side}`, ...(isWhole ? [] : [`padding-${side}`, `border-${side}-width`])]),
    );
  return { width: sum('width') + edges('left', 'right'), height: sum('height') + edges('top', 'bottom') };
}
