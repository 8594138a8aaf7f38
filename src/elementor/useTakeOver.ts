import { useLayoutEffect, useState } from 'react';
import { sync } from '../core/react/hooks';
import { type Driven, takeOver } from './takeOver';

/** False while Elementor's own script still drives the element. Hands it back on unmount. `driven` must be constant. */
export function useTakeOver(host: HTMLElement, driven: Driven): boolean {
  const [isFree, setIsFree] = useState(() => !driven.isDriven(host));
  useLayoutEffect(() => takeOver(host, driven, () => sync(() => setIsFree(true))), [host, driven]);
  return isFree;
}
