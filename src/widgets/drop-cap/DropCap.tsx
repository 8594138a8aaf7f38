import { type ReactNode, useLayoutEffect } from 'react';
import { useLive } from '../../core/react/hooks';
import { widget } from '../../core/types';
import { setDropCap } from './dropCap';
import './drop-cap.css';

/** The large first letter of a text. */
function DropCap({ host }: { host: HTMLElement }): ReactNode {
  const paragraph = useLive(host, () => host.querySelector('p'));
  useLayoutEffect(() => (paragraph ? setDropCap(paragraph) : undefined), [paragraph]);
  return null;
}

export default widget({ component: DropCap });
