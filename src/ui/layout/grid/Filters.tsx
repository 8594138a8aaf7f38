import type { ReactNode } from 'react';
import { Bind, BindAll, type BindItem } from '../../../core/react/Bind';
import { asButton } from '../../../page/focus/asButton';

interface FiltersProps {
  buttons: readonly HTMLElement[];
  /** The class of the chosen filter. */
  activeClass: string;
  chosen: string;
  /** The name of the group. */
  label: string;
  toValue(button: HTMLElement): string;
  choose(value: string): void;
}

/** Makes the server's filters a group of buttons, of which one is pressed. */
export function Filters({ buttons, activeClass, chosen, label, toValue, choose }: FiltersProps): ReactNode {
  const bound = buttons.map((button): BindItem => {
    const value = toValue(button);
    const isChosen = value === chosen;
    return [
      button,
      {
        ...asButton(button, () => choose(value), { 'aria-pressed': String(isChosen) }),
        class: { [activeClass]: isChosen },
        style: { cursor: 'pointer' },
      },
    ];
  });
  // A list keeps its role; the group is around it.
  const group = (buttons[0]?.closest('ul, ol') ?? buttons[0])?.parentElement;
  return (
    <>
      {group && <Bind to={group} attrs={{ role: 'group', 'aria-label': label }} />}
      <BindAll items={bound} />
    </>
  );
}
