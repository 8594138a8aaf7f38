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
export declare function showAlert(options: AlertOptions): Promise<AlertResult>;
