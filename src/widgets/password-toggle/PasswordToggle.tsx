import { type ReactNode, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { keyOf, sync, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { BUTTON, passwordFieldsOf } from './markup';
import { PasswordField } from './PasswordField';
import { readPage, type settings as schema, settings } from './settings';
import './password-toggle.css';

const NONE: readonly HTMLInputElement[] = [];

/** Shows and masks the passwords of a form; they are masked again before it is sent. */
function PasswordToggle({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const fields = useLiveList<HTMLInputElement>((before) => passwordFieldsOf(host, before));
  const [shown, setShown] = useState(NONE);

  const onClick = (event: PageEvent): void => {
    const { target } = event;
    const button = target instanceof Element ? target.closest(BUTTON) : null;
    const input = button && fields.find(({ parentElement }) => parentElement === button.parentElement);
    if (!input) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = input;
    sync(() => setShown(shown.includes(input) ? shown.filter((one) => one !== input) : [...shown, input]));
    input.focus();
    input.setSelectionRange(selectionStart, selectionEnd);
  };

  return (
    <>
      <Bind to={host} on={{ click: onClick, submit: () => setShown(NONE) }} />
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

export default widget({
  settings,
  read: readPage,
  gates: async () => (await import('./gates')).gates,
  component: PasswordToggle,
});
