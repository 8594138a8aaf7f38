import { tell } from '../../../core/problems';
import { MESSAGES } from '../../../page/network/http';
import type { AlertType } from '../alert/alert';

/** The texts of a toast: plain text, not HTML. */
export interface ToastOptions {
  type?: Exclude<AlertType, 'question'>;
  title?: string;
  message: string;
  /** How long it shows, in milliseconds. @default 5000 */
  timer?: number;
}

const importToasts = () => import('./Toasts');

/**
 * Shows a toast. Resolves when it has closed, or when its code fails to load. Hover, focus and a hidden page stop its
 * countdown.
 */
export async function showToast(options: ToastOptions): Promise<void> {
  try {
    const { openToast } = await importToasts();
    // Scripts pass caught errors instead of texts, for which React would remove all toasts.
    const { title, message } = options;
    await openToast({ ...options, message: String(message ?? ''), title: title ? String(title) : '' });
  } catch (error) {
    // Its message may be meant for this visitor alone.
    console.error('storefront-widgets: a toast could not be shown.', options.message, error);
    tell('file', 'a toast could not be shown.');
  }
}

/** Shows the error of a failed request, and that the visitor may try again. */
export const showError = (message: string): Promise<void> =>
  showToast({ type: 'error', title: MESSAGES.again, message });

/** Prefetches the toasts' code, because a toast may have to report a lost connection. */
export const prepareToast = (): void => void importToasts().catch(() => undefined);

/** Listeners for a control that may fail: they prefetch the toasts' code when the visitor approaches it. */
export const beforePress = { pointerover: prepareToast, focusin: prepareToast };
