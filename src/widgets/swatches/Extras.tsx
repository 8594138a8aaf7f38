import { type ReactNode, useLayoutEffect } from 'react';
import { gateLegacy } from './legacy';
import { Tooltip } from './Tooltip';
import './swatches.css';

/** What few forms, or few visitors, need: loaded when it is asked for. */
export function Extras({ host }: { host: HTMLElement }): ReactNode {
  useLayoutEffect(() => gateLegacy(host), [host]);
  return <Tooltip host={host} />;
}
