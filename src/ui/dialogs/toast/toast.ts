import { MESSAGES } from '../../../page/network/http';
import type { AlertType } from '../alert/alert';

/** The texts of a toast: plain text, not HTML. */
export interface ToastOptions {
  type?: Exclude<AlertType, 'question'>;
  title?: string;
  message: string;
  /** In milliseconds. @default 5000 */
  timer?: number;
}

const importToasts = () => import('./Toasts');

/** Shows a toast; resolves when it has gone or its code fails to load. Hover, focus and a hidden page stop its time. */
export async function showToast(options: ToastOptions): Promise<void> {
  try {
    const { openToast } = await importToasts();
    // Scripts pass caught errors as texts, on which React would remove all toasts.
    const { title, message } = options;
    await openToast({ ...options, message: String(message ?? ''), title: title ? String(title) : '' });
  } catch (error) {
    console.error('storefront-widgets: a toast could not be shown.', options.message, error);
  }
}

/** Shows that a request has failed, and that the visitor may try again. */
export const showError = (message: string): Promise<void> =>
  showToast({ type: 'error', title: MESSAGES.again, message });

/** Prefetches the toasts' code, because a toast may have to report a lost connection. */
export const prepareToast = (): void => void importToasts().catch(() => undefined);

/** Listeners that prefetch the toast when the visitor approaches a control that may fail. */
export const beforePress = { pointerover: prepareToast, focusin: prepareToast };
