import { type ReactNode, useLayoutEffect, useState } from 'react';
import { pageJQuery } from '../../core/jquery';
import type { WidgetProps } from '../../page/widget';
import { ProductGallery } from './ProductGallery';
import type { settings } from './settings';
import { TRIGGER } from './Trigger';
import { loadFacade } from './useFacade';

/**
 * The gallery; where a legacy script was faster than ours, or the markup is a copy of a running gallery, after what was done
 * to it is taken back.
 */
export function TakenOver(props: WidgetProps<typeof settings>): ReactNode {
  const { host } = props;
  const [isOurs, setIsOurs] = useState(
    () => !host.querySelector(TRIGGER) && !pageJQuery()?.(host).data('product_gallery'),
  );
  useLayoutEffect(() => {
    if (isOurs) return;
    const takeOver = ({ undoLegacy }: typeof import('./facade')): void => {
      undoLegacy(host);
      setIsOurs(true);
    };
    // Without that code the legacy gallery goes on serving.
    loadFacade().then(takeOver, () => undefined);
  }, [host, isOurs]);
  return isOurs ? <ProductGallery {...props} /> : null;
}
