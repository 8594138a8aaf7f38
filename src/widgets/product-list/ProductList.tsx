import type { ReactNode } from 'react';
import { isYes } from '../../page/globals';
import type { WidgetProps } from '../../page/widget';
import { CardLink } from './CardLink';
import { FirstTap } from './FirstTap';
import type { settings as schema } from './settings';

/** A list that knows the first tap, or a card that is a link; what the markup asks for. */
export function ProductList({ host, settings: { url, target } }: WidgetProps<typeof schema>): ReactNode {
  return (
    <>
      {isYes(host.dataset.mobileHover) && <FirstTap host={host} />}
      {url && <CardLink host={host} url={url} target={target} />}
    </>
  );
}
