/** The kind of an alert; `question` has two buttons. */
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
    /** The label of the close button. @default 'Close' */
    closeText?: string;
}
/** How the visitor closed an alert; undefined: by the cancel button. */
export type AlertResult = 'confirm' | 'ok' | 'close' | undefined;
/**
 * Shows a modal alert and closes an earlier one (its result is `close`). Shows the browser's own alert if the code
 * fails to load.
 */
export declare function showAlert(options: AlertOptions): Promise<AlertResult>;
