import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'button'> {
  /** It cannot be pressed now. In contrast to a disabled button it keeps the focus, which would be lost otherwise. */
  isOff?: boolean;
}

/** A button of the panel. */
export const Button = ({ isOff, onClick, ...others }: Props): ReactNode => (
  <button {...others} type="button" aria-disabled={isOff || undefined} onClick={isOff ? undefined : onClick} />
);
