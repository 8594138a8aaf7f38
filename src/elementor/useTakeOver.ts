import { useLayoutEffect, useState } from 'react';
import { sync } from '../core/react/hooks';
import { type Driven, takeOver } from './takeOver';

/**
 * Takes the element over from Elementor's script, and hands it back on unmount. Returns false while that script still
 * drives the element. `driven` must be constant.
 */
export function useTakeOver(host: HTMLElement, driven: Driven): boolean {
  const [isFree, setIsFree] = useState(() => !driven.isDriven(host));
  useLayoutEffect(() => takeOver(host, driven, () => sync(() => setIsFree(true))), [host, driven]);
  return isFree;
}
