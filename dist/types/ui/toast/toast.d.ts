import type { AlertType } from '../alert/alert.js';
/** What a toast says; texts are text, never HTML. */
export interface ToastOptions {
    type?: Exclude<AlertType, 'question'>;
    title?: string;
    message: string;
    /** How long it stays, in milliseconds. @default 5000 */
    timer?: number;
}
/**
 * Shows a toast; resolves when it has gone. Its time stands still while the pointer or the focus is on it, and while the
 * page is hidden. Without its code nothing is shown, and the promise resolves.
 */
export declare function showToast(options: ToastOptions): Promise<void>;
/** Fetches the toasts' code beforehand: a toast may have to say that the connection is gone. */
export declare const prepareToast: () => void;
