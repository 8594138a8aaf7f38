import type { ReactNode } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import { onPress } from './keys';

interface ArrowProps {
  host: HTMLElement;
  /** The server's arrow, if there is one. */
  arrow: HTMLElement | null;
  by: 1 | -1;
  label: string;
  /** Class names of an arrow that is made here. */
  className?: string;
  /** The server's arrow looks like ours. */
  drawn?: boolean;
  /** The id of the row. */
  controls?: string;
  isOn: boolean;
  step(): void;
}

/** One arrow: the server's, made a button, or one of our own. */
export function Arrow(props: ArrowProps): ReactNode {
  const { host, arrow, by, label, className = '', drawn, controls, isOn, step } = props;
  const side = by > 0 ? 'is-next' : 'is-previous';
  if (!arrow) {
    return (
      <Place in={host} className="storefront-carousel-arrow-place">
        <button
          type="button"
          className={`storefront-carousel-arrow ${side} ${className}`.trim()}
          aria-label={label}
          aria-disabled={!isOn}
          onClick={step}
        />
      </Place>
    );
  }
  const isNative = arrow instanceof HTMLButtonElement;
  const onKeyDown = (event: PageEvent): void => onPress(step)(event as Event as KeyboardEvent);
  return (
    <Bind
      to={arrow}
      class={{
        'swiper-button-disabled': !isOn,
        'storefront-carousel-arrow': drawn || undefined,
        [side]: drawn || undefined,
      }}
      attrs={{
        role: isNative ? undefined : 'button',
        tabindex: isNative ? undefined : 0,
        'aria-label': label,
        'aria-disabled': String(!isOn),
        'aria-controls': controls,
      }}
      on={{ click: step, keydown: isNative ? undefined : onKeyDown }}
    />
  );
}
