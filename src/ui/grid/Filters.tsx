import type { ReactNode } from 'react';
import type { PageEvent } from '../../core/listen';
import { isModified } from '../../core/modified';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';

interface FiltersProps {
  buttons: readonly HTMLElement[];
  /** The class of the chosen one. */
  activeClass: string;
  chosen: string;
  /** What the group of them is called. */
  label: string;
  toValue(button: HTMLElement): string;
  choose(value: string): void;
}

/** Makes the server's filters buttons, of which one is pressed. */
export function Filters({ buttons, activeClass, chosen, label, toValue, choose }: FiltersProps): ReactNode {
  const bound = buttons.map((button): BindItem => {
    const value = toValue(button);
    const press = (event: PageEvent): void => {
      if (isModified(event)) return;
      event.preventDefault();
      choose(value);
    };
    const onKeyDown = (event: PageEvent): void => {
      const { key, repeat } = event as Event as KeyboardEvent;
      if (key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      if (!repeat) choose(value);
    };
    const isChosen = value === chosen;
    return [
      button,
      {
        attrs: { role: 'button', tabindex: 0, 'aria-pressed': String(isChosen) },
        class: { [activeClass]: isChosen },
        style: { cursor: 'pointer' },
        on: { click: press, keydown: onKeyDown },
      },
    ];
  });
  // A list stays one.
  const group = (buttons[0]?.closest('ul, ol') ?? buttons[0])?.parentElement;
  return (
    <>
      {group && <Bind to={group} attrs={{ role: 'group', 'aria-label': label }} />}
      <BindAll items={bound} />
    </>
  );
}
