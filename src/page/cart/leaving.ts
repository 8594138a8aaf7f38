import type { PageEvent } from '../../core/listen';

/** How long a navigation may take before another submit counts as a new wish, in milliseconds. */
const PATIENCE = 15_000;

/** Knows whether the page is being left because of a form or a button. */
export interface Leaving {
  /** Is the browser on its way to another page? Further presses are then not meant. */
  isOn(): boolean;
  /** The browser submits the form now, unless another script prevents it. */
  submitted(event: PageEvent, button: HTMLElement | null): void;
  /** We have sent the browser to another page. */
  left(button: HTMLElement): void;
  /** The page is not being left any more. */
  end(): void;
  /** Ends all waiting and listening. */
  stop(): void;
}

/**
 * Guards against a second press while the browser is on its way. The way is free again when the navigation is aborted, as
 * far as the browser reports that, and in any case after 15 s. `show` gets the button that is busy; null: none.
 */
export function watchLeaving(show: (button: HTMLElement | null) => void): Leaving {
  let cause: { readonly defaultPrevented: boolean } | undefined;
  let timer = 0;

  const end = (): void => {
    clearTimeout(timer);
    if (cause) show(null);
    cause = undefined;
  };
  const wait = (button: HTMLElement | null): void => {
    // Another script has prevented the submit after us, to send the form in its own way.
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
