import type { PageEvent } from '../../core/jquery/listen';

/** How long a navigation may take before the next submit counts again, in milliseconds. */
const PATIENCE = 15_000;

/** Tells whether a form or a button is leaving the page. */
export interface Leaving {
  isOn(): boolean;
  submitted(event: PageEvent, button: HTMLElement | null): void;
  left(button: HTMLElement): void;
  end(): void;
  stop(): void;
}

/** Follows a navigation until it fails or 15 s have passed. `show` gets the busy button; null when that is over. */
export function watchLeaving(show: (button: HTMLElement | null) => void): Leaving {
  let cause: { readonly defaultPrevented: boolean } | undefined;
  let timer = 0;

  const end = (): void => {
    clearTimeout(timer);
    if (cause) show(null);
    cause = undefined;
  };
  const wait = (button: HTMLElement | null): void => {
    // A later listener has prevented the submit, to send the form itself.
    if (cause?.defaultPrevented) return;
    show(button);
    timer = window.setTimeout(end, PATIENCE);
  };
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigateerror', end);

  return {
    end,
    isOn: () => cause !== undefined && !cause.defaultPrevented,
    submitted(event, button) {
      clearTimeout(timer);
      cause = event;
      timer = window.setTimeout(wait, 0, button);
    },
    left(button) {
      cause = { defaultPrevented: false };
      wait(button);
    },
    stop() {
      clearTimeout(timer);
      navigation?.removeEventListener('navigateerror', end);
    },
  };
}
