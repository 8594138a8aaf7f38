import type { ReactNode } from 'react';

/** The picture of a button that no style sheet of the page draws: an eye, struck out while the password can be read. */
export function Eye({ isShown }: { isShown: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
      <circle cx="12" cy="12" r="3" />
      {isShown && <path d="M4 20 20 4" />}
    </svg>
  );
}
