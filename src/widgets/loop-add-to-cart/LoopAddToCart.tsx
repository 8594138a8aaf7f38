import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { keepReacting } from '../../page/cart/reaction';
import type { WidgetProps } from '../../page/widget';
import { area } from './buttons';
import type { settings as schema } from './settings';
import { watchButtons } from './watchButtons';

/** Adds to the cart from product lists, without leaving the page (spec §4 “Add to cart”, contract woocommerce §6.1). */
export function LoopAddToCart({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const latest = useRef(settings);
  useLayoutEffect(() => {
    latest.current = settings;
  });
  useLayoutEffect(() => {
    const stops = [area.open(host), keepReacting(), watchButtons(host, () => latest.current)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  return null;
}
