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
export declare function showAlert(options: AlertOptions): Promise<AlertResult>;
