import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'button'> {
  /** Can it not be pressed now? In contrast to a disabled button it keeps the focus. */
  isOff?: boolean;
}

/** A button of the panel. */
export const Button = ({ isOff, onClick, ...others }: Props): ReactNode => (
  <button {...others} type="button" aria-disabled={isOff || undefined} onClick={isOff ? undefined : onClick} />
);
