import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BindAll } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { cartGates } from '../../woocommerce/cart/coexistence';
import { hasCartItems } from '../../woocommerce/cart/cookies';
import { keepReacting } from '../../woocommerce/cart/reaction';
import { onFirst } from '../../woocommerce/onFirst';
import { type settings as schema, settings } from './settings';
import { watchFragments } from './watch';

let isServed = false;

const findAll = (selector: string): Element[] => [...document.querySelectorAll(selector)];

const blankCarts = (): Element[] =>
  findAll('.widget_shopping_cart_content').filter((content) => !content.textContent?.trim());

/** Carts that are hidden while they are empty, and whether they are shown. */
interface Folding {
  carts: readonly Element[];
  isShown: boolean;
}

const foldingCarts = (isShown = hasCartItems()): Folding => ({
  carts: findAll('.hide_cart_widget_if_empty').flatMap((mark) => mark.closest('.widget_shopping_cart') ?? []),
  isShown,
});

/** Keeps the page's cart fragments up to date; if there are several hosts, the first one serves the page. */
function CartFragments({ settings }: WidgetProps<typeof schema>): ReactNode {
  const [blank, setBlank] = useState<readonly Element[]>([]);
  const [folding, setFolding] = useState<Folding>({ carts: [], isShown: true });

  useLayoutEffect(() => {
    if (isServed) return undefined;
    isServed = true;
    setFolding(foldingCarts());
    const showCart = (isNone: boolean): void =>
      sync(() => {
        setBlank(isNone ? blankCarts() : []);
        setFolding(foldingCarts());
      });
    const stops = [
      keepReacting(),
      watchFragments(showCart),
      onFirst(document.body, 'adding_to_cart', () => sync(() => setFolding(foldingCarts(true)))),
    ];
    return () => {
      isServed = false;
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <>
      <BindAll items={folding.carts.map((cart) => [cart, { shown: folding.isShown }])} />
      {blank.map((content, index) => (
        <Place key={String(index)} in={content} as="p" className="woocommerce-mini-cart__empty-message">
          {settings.emptyMessage}
        </Place>
      ))}
    </>
  );
}

export default widget({ settings, gates: async () => cartGates, component: CartFragments });
