import { type ReactNode, useLayoutEffect, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { keyOf, sync, useLive, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { BUTTON, EYE, holderOf, isDrawn, labelOf, OUR_BUTTON, passwordFieldsOf, wrap } from './markup';
import { createWrapper, foreignButtonOf, removeSurplusButtons } from './ownership';
import { type settings as schema, settings } from './settings';
import { readPage } from './texts';
import './password-toggle.css';
import { Place } from '../../core/react/Place';

const NONE: readonly HTMLInputElement[] = [];

/** Shows and masks the passwords of a form, and masks them again before it is sent. */
function PasswordToggle({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const fields = useLiveList<HTMLInputElement>((before) => passwordFieldsOf(host, before));
  const [shown, setShown] = useState(NONE);

  const onClick = (event: PageEvent): void => {
    const { target } = event;
    const button = isElement(target) ? target.closest(BUTTON) : null;
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

interface PasswordFieldProps {
  host: HTMLElement;
  input: HTMLInputElement;
  isShown: boolean;
  label: string;
}

/** One field with its button: ours, or the one made by WooCommerce's script. */
function PasswordField({ host, input, isShown, label }: PasswordFieldProps): ReactNode {
  const foreign = useLive(host, () => foreignButtonOf(input));
  const [holder] = useState(() => holderOf(input));
  const [wrapper] = useState(createWrapper);
  const [showsEye, setShowsEye] = useState(false);
  const place = holder ?? wrapper;
  const described = labelOf(input);
  const labelId = described && (described.id || `storefront-password-label-${keyOf(input)}`);

  useLayoutEffect(() => {
    if (holder || foreign) return undefined;
    const unwrap = wrap(input, wrapper);
    return () => {
      removeSurplusButtons(input, wrapper);
      unwrap();
    };
  }, [input, holder, wrapper, foreign]);

  useLayoutEffect(() => {
    if (foreign && !isShown) input.type = 'password';
    const button = place.querySelector(`[${OUR_BUTTON}="${keyOf(input)}"]`);
    setShowsEye(button !== null && !isDrawn(button));
  }, [input, foreign, place, isShown]);

  const attrs = {
    'aria-label': label,
    'aria-pressed': String(isShown),
    // WooCommerce describes the button by the field, so that screen readers would read out the password.
    'aria-describedby': labelId ?? null,
  };
  return (
    <>
      <Bind to={input} attrs={{ type: isShown ? 'text' : undefined }} />
      {described && <Bind to={described} attrs={{ id: labelId }} />}
      {holder && <Bind to={holder} class={{ 'password-input': true }} />}
      {foreign ? (
        <Bind to={foreign} attrs={attrs} class={{ 'display-password': isShown }} />
      ) : (
        <Place
          in={place}
          as="button"
          className={`show-password-input${isShown ? ' display-password' : ''}${showsEye ? ' storefront-widgets-eye' : ''}`}
          attrs={{ type: 'button', ...attrs, [OUR_BUTTON]: String(keyOf(input)) }}
        >
          {showsEye && <Eye />}
        </Place>
      )}
    </>
  );
}

const Eye = (): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {EYE.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);

export default widget({
  settings,
  read: readPage,
  gates: async () => (await import('./gates')).gates,
  component: PasswordToggle,
});
