import { emit, type PageEvents } from '../../page/events';

/** Sends a public event. A listener that throws is reported, and does not stop the form half-way. */
export function tell<N extends keyof PageEvents>(target: EventTarget, name: N, ...args: PageEvents[N]): void {
  try {
    emit(target, name, ...args);
  } catch (error) {
    reportError(error);
  }
}
