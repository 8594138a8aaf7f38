import type { ReactNode } from 'react';
import { Place } from '../../core/Place';

/** The arrows at both sides, with the class names that themes style. */
export function Arrows({ host, step }: { host: HTMLElement; step(by: number): void }): ReactNode {
  return (
    <Place in={host} as="ul" className="flex-direction-nav">
      <li className="flex-nav-prev">
        <button type="button" className="flex-prev" onClick={() => step(-1)}>
          Previous
        </button>
      </li>
      <li className="flex-nav-next">
        <button type="button" className="flex-next" onClick={() => step(1)}>
          Next
        </button>
      </li>
    </Place>
  );
}
