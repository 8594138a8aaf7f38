import { type ReactNode, useMemo } from 'react';
import { Bind } from '../../core/Bind';
import type { PageEvent } from '../../core/listen';

interface ButtonProps {
  of: HTMLElement;
  /** Its name, where it has none. */
  label?: string;
  onPress?(event: PageEvent): void;
}

/** One of the notice's buttons; older notices print a `span` where a button should be. */
export function Button({ of, label, onPress }: ButtonProps): ReactNode {
  const isNamed = useMemo(() => /\p{L}/u.test(of.textContent ?? '') || of.matches('[aria-label], [title]'), [of]);
  const isNative = of.matches('button, a[href], input');
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    of.click();
  };
  return (
    <Bind
      to={of}
      attrs={{
        role: isNative ? undefined : 'button',
        tabindex: isNative ? undefined : 0,
        'aria-label': isNamed ? undefined : label,
      }}
      on={{ click: onPress, keydown: isNative ? undefined : onKeyDown }}
    />
  );
}
