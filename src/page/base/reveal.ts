/**
 * The detail of `storefront-widgets:reveal`, an event that the editing panel sends to a host that hides its content: in edit mode
 * nothing opens by itself. A widget that shows it prevents the event.
 */
export interface Reveal {
  /** Aborts once the content is to be hidden again. */
  readonly signal: AbortSignal;
  /** The widget calls it once the content is hidden, whatever has hidden it. */
  onEnd(): void;
}
