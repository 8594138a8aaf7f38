import { pageJQuery } from '../../core/jquery/jquery';
import { listen } from '../../core/jquery/listen';
import { logFailure } from '../../core/problems';
import { on } from '../../page/base/events';
import { readStored } from '../../page/storage/storage';
import { loadCart } from '../../woocommerce/cart/reaction';
import { fragmentParams, isLegacyFragmentsAlive } from './coexistence';
import { mayHaveCart } from './known';
import type { FragmentService } from './service';

/**
 * Listens for cart changes and loads the service on demand. `onChange(true)`: the visitor has no cart. Returns a stop
 * function.
 */
export function watchFragments(onChange: (isNone: boolean) => void): () => void {
  let service: FragmentService | undefined;
  let loading: Promise<FragmentService | undefined> | undefined;
  let isStopped = false;

  async function load(): Promise<FragmentService | undefined> {
    const { createService } = await import('./service');
    if (!isStopped) service ??= createService(loadCart, () => onChange(false));
    return service;
  }
  const withService = (use: (service: FragmentService) => void): void => {
    if (service) {
      use(service);
      return;
    }
    loading ??= load();
    loading.then(
      (loaded) => loaded && !isStopped && use(loaded),
      (error: unknown) => {
        loading = undefined;
        logFailure('the cart fragments cannot be updated.', error);
      },
    );
  };
  const refresh = (): void => {
    if (fragmentParams()) withService((one) => one.refresh());
  };
  const store = ([fragments, hash]: readonly [unknown?, unknown?, unknown?]): void =>
    withService((one) => one.store(fragments, hash));
  const start = (): void => {
    if (isStopped || !fragmentParams() || isLegacyFragmentsAlive()) return;
    if (mayHaveCart()) withService((one) => one.start());
    else onChange(true);
  };

  const stops = [
    on(document.body, 'wc_fragment_refresh', refresh),
    on(document.body, 'updated_wc_div', refresh),
    on(document.body, 'added_to_cart', store),
    on(document.body, 'removed_from_cart', store),
    listen(window, 'pageshow', (event) => {
      if ((event as Event as PageTransitionEvent).persisted && mayHaveCart()) refresh();
    }),
  ];

  // Opening the storage and listening to it are slow, so each runs in a separate task.
  const timers = [
    setTimeout(() => {
      // WooCommerce's script starts in a later ready callback, and cannot be detected before.
      const $ = pageJQuery();
      if ($) $(start);
      else start();
    }),
    setTimeout(() => {
      stops.push(
        listen(window, 'storage', (event) => {
          const key = fragmentParams()?.hashKey;
          if (!key || (event as Event as StorageEvent).key !== key) return;
          if (readStored('local', key) !== readStored('session', key)) refresh();
        }),
      );
    }),
  ];

  return () => {
    isStopped = true;
    timers.forEach(clearTimeout);
    service?.stop();
    for (const stop of stops) stop();
  };
}
