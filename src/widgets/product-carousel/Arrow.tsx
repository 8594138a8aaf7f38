import type { ReactNode } from 'react';
import { Bind } from '../../core/Bind';
import type { PageEvent } from '../../core/listen';
import { Place } from '../../core/Place';
import { arrowOf } from './parts';

interface ArrowProps {
  host: HTMLElement;
  by: 1 | -1;
  label: string;
  /** Does it lead somewhere? */
  isOn: boolean;
  act(): void;
}

/** One arrow: the server's, made a button, or one of our own. */
export function Arrow({ host, by, label, isOn, act }: ArrowProps): ReactNode {
  const arrow = arrowOf(host, by);
  if (!arrow) {
    const name = by > 0 ? 'next' : 'prev';
    return (
      <Place in={host} className="jet-arrow-place">
        <button
          type="button"
          className={`${name}-arrow jet-swiper-button-${name} jet-arrow`}
          aria-label={label}
          aria-disabled={!isOn}
          onClick={act}
        />
      </Place>
    );
  }
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    act();
  };
  const isNative = arrow instanceof HTMLButtonElement;
  return (
    <Bind
      to={arrow}
      class={{ 'swiper-button-disabled': !isOn }}
      attrs={{
        role: isNative ? undefined : 'button',
        tabindex: isNative ? undefined : 0,
        'aria-label': label,
        'aria-disabled': String(!isOn),
      }}
      on={{ click: act, keydown: isNative ? undefined : onKeyDown }}
    />
  );
}
