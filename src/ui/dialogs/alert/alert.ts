/** The look of an alert; `question` has two buttons. */
export type AlertType = 'success' | 'error' | 'warning' | 'info' | 'question';

/** The texts of an alert: plain text, not HTML. */
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

/** How the visitor left an alert; undefined for cancel. */
export type AlertResult = 'confirm' | 'ok' | 'close' | undefined;

/** Shows a modal alert, closing an earlier one (result `close`); the browser's own where its code fails to load. */
export async function showAlert(options: AlertOptions): Promise<AlertResult> {
  try {
    const { openAlert } = await import('./AlertDialog');
    // Scripts pass caught errors as texts, which React could not render.
    const { title, message } = options;
    return await openAlert({ ...options, message: String(message ?? ''), title: title ? String(title) : '' });
  } catch {
    const text = [options.title, options.message].filter(Boolean).join('\n');
    if (options.type === 'question') return window.confirm(text) ? 'confirm' : undefined;
    window.alert(text);
    return 'ok';
  }
}
