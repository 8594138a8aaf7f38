import { withStyles } from '../../core/styles';
import styles from './alert.css?url';

/** What an alert looks like. `question` asks; all others inform. */
export type AlertType = 'success' | 'error' | 'warning' | 'info' | 'question';

/** What an alert says. All texts are text, never HTML. */
export interface AlertOptions {
  type?: AlertType;
  title?: string;
  message: string;
  /** @default 'OK' */
  buttonText?: string;
  /** @default 'OK' */
  confirmText?: string;
  /** @default 'Cancel' */
  cancelText?: string;
  /** The label of the closing cross. @default 'Close' */
  closeText?: string;
}

/** How the visitor left it; undefined for cancel. */
export type AlertResult = 'confirm' | 'ok' | 'close' | undefined;

/**
 * Shows a modal alert and resolves with how the visitor left it. The dialog's code comes with the first call; without
 * it the browser's own alert appears. A second alert closes the first, whose result is `close`.
 */
export async function showAlert(options: AlertOptions): Promise<AlertResult> {
  try {
    const { openAlert } = await withStyles(import('./AlertDialog'), [styles]);
    // Scripts pass on whatever they have caught; React could not show what is no text.
    const { title, message } = options;
    return await openAlert({ ...options, message: String(message ?? ''), title: title ? String(title) : '' });
  } catch {
    const text = [options.title, options.message].filter(Boolean).join('\n');
    if (options.type === 'question') return window.confirm(text) ? 'confirm' : undefined;
    window.alert(text);
    return 'ok';
  }
}
