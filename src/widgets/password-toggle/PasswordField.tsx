import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind } from '../../core/Bind';
import { useLive } from '../../core/hooks';
import { Place } from '../../core/Place';
import { keyOf } from '../../ui/useLiveList';
import { Eye } from './Eye';
import { createWrapper, holderOf } from './fields';
import { foreignButtonOf, OURS, removeSurplus } from './foreign';
import { wrap } from './wrap';

interface PasswordFieldProps {
  host: HTMLElement;
  input: HTMLInputElement;
  isShown: boolean;
  label: string;
}

const isDrawn = (button: Element): boolean =>
  ['::before', '::after'].some((part) => !/^(none|normal)$/.test(getComputedStyle(button, part).content));

/** One field with its button: ours, or the one that the CMS's own script has made. */
export function PasswordField({ host, input, isShown, label }: PasswordFieldProps): ReactNode {
  const foreign = useLive(host, () => foreignButtonOf(input));
  const [holder] = useState(() => holderOf(input));
  const [wrapper] = useState(createWrapper);
  const [isPlain, setPlain] = useState(false);
  const place = holder ?? wrapper;

  useLayoutEffect(() => {
    if (holder || foreign) return undefined;
    const unwrap = wrap(input, wrapper);
    return () => {
      removeSurplus(input, wrapper);
      unwrap();
    };
  }, [input, holder, wrapper, foreign]);

  useLayoutEffect(() => {
    // It may have been in use before we came.
    if (foreign && !isShown) input.type = 'password';
    const button = place.querySelector(`[${OURS}="${keyOf(input)}"]`);
    setPlain(button !== null && !isDrawn(button));
  }, [input, foreign, place, isShown]);

  const attrs = {
    'aria-label': label,
    'aria-pressed': String(isShown),
    'aria-describedby': input.id || undefined,
  };
  return (
    <>
      <Bind to={input} attrs={{ type: isShown ? 'text' : undefined }} />
      {holder && <Bind to={holder} class={{ 'password-input': true }} />}
      {foreign ? (
        <Bind to={foreign} attrs={attrs} class={{ 'display-password': isShown }} />
      ) : (
        <Place
          in={place}
          as="button"
          className={`show-password-input${isShown ? ' display-password' : ''}${isPlain ? ' storefront-widgets-eye' : ''}`}
          attrs={{ type: 'button', ...attrs, [OURS]: String(keyOf(input)) }}
        >
          {isPlain && <Eye isShown={isShown} />}
        </Place>
      )}
    </>
  );
}
