import { type ReactNode, useLayoutEffect, useState } from 'react';
import { closeGates } from '../../core/jquery/gateKeeper';
import { Bind } from '../../core/react/Bind';
import { sync, useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { on } from '../../page/base/events';
import { contentOf, servePopups } from './popups';
import { type settings as schema, settings } from './settings';

const contentIn = (host: Element): Element | null => host.querySelector('.jet-popup__container-content');

/** A popup of JetPopup that may show a product. */
function QuickView({ host, settings: { delay } }: WidgetProps<typeof schema>): ReactNode {
  const [isProduct, setProduct] = useState(false);
  const content = useLive(host, contentIn);
  useLayoutEffect(() => {
    let timer = 0;
    // Starts late widgets. `resize` lets scripts that have measured the closed popup measure again.
    const setUp = (): void => {
      window.StorefrontWidgets?.scan?.(host);
      window.dispatchEvent(new Event('resize'));
    };
    const stops = [
      servePopups(),
      on(window, 'jet-popup/render-content/ajax/success', ([popupData]) => {
        const arrived = contentOf(popupData);
        if (arrived?.popupId !== host.id) return;
        // The content may bring a script whose reaction to the next add must be gated.
        closeGates();
        sync(() => setProduct(arrived.isProduct));
        clearTimeout(timer);
        if (arrived.isProduct) timer = window.setTimeout(setUp, delay);
      }),
      () => clearTimeout(timer),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, delay]);

  if (!isProduct) return null;
  const names = { woocommerce: true, product: true, 'single-product': true, 'quick-view-product': true };
  return (
    <>
      <Bind to={host} class={names} />
      {content && <Bind to={content} class={{ product: true }} />}
    </>
  );
}

export default widget({
  settings,
  gates: async () => (await import('./gates')).gates,
  component: QuickView,
  isLeft: false,
});
