import { withStyles } from '../../core/styles';
import type { AlertType } from '../alert/alert';
import alertStyles from '../alert/alert.css?url';
import toastStyles from './toast.css?url';

/** What a toast says; texts are text, never HTML. */
export interface ToastOptions {
  type?: Exclude<AlertType, 'question'>;
  title?: string;
  message: string;
  /** How long it stays, in milliseconds. @default 5000 */
  timer?: number;
}

const importToasts = () => withStyles(import('./Toasts'), [toastStyles, alertStyles]);

/**
 * Shows a toast; resolves when it has gone. Its time stands still while the pointer or the focus is on it, and while the
 * page is hidden. Without its code nothing is shown, and the promise resolves.
 */
export async function showToast(options: ToastOptions): Promise<void> {
  try {
    const { openToast } = await importToasts();
    // Scripts pass on whatever they have caught; what is no text would make React remove all toasts.
    const { title, message } = options;
    await openToast({ ...options, message: String(message ?? ''), title: title ? String(title) : '' });
  } catch (error) {
    console.error('storefront-widgets: a toast could not be shown.', options.message, error);
  }
}

/** Fetches the toasts' code beforehand: a toast may have to say that the connection is gone. */
export const prepareToast = (): void => void importToasts().catch(() => undefined);
