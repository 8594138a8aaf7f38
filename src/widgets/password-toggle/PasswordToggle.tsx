import { type ReactNode, useState } from 'react';
import { Bind } from '../../core/Bind';
import type { PageEvent } from '../../core/listen';
import { sync } from '../../core/sync';
import type { WidgetProps } from '../../page/widget';
import { keyOf, useLiveList } from '../../ui/useLiveList';
import { BUTTON, passwordFieldsOf } from './fields';
import { PasswordField } from './PasswordField';
import type { settings as schema } from './settings';

const NOTHING: readonly HTMLInputElement[] = [];

/** Shows and masks the passwords of a form, each with its button; masked again before they are sent (spec §4). */
export function PasswordToggle({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const fields = useLiveList<HTMLInputElement>((before) => passwordFieldsOf(host, before));
  const [shown, setShown] = useState(NOTHING);

  const onClick = (event: PageEvent): void => {
    const { target } = event;
    const button = target instanceof Element ? target.closest(BUTTON) : null;
    const input = button && fields.find(({ parentElement }) => parentElement === button.parentElement);
    if (!input) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = input;
    sync(() => setShown(shown.includes(input) ? shown.filter((one) => one !== input) : [...shown, input]));
    input.focus();
    // A change of the type puts the caret to the start.
    input.setSelectionRange(selectionStart, selectionEnd);
  };

  return (
    <>
      <Bind to={host} on={{ click: onClick, submit: () => setShown(NOTHING) }} />
      {fields.map((input) => (
        <PasswordField
          key={keyOf(input)}
          host={host}
          input={input}
          isShown={shown.includes(input)}
          label={shown.includes(input) ? settings.hideText : settings.showText}
        />
      ))}
    </>
  );
}
