import type { AlertType } from '../alert/alert.js';
/** The texts of a toast: plain text, not HTML. */
export interface ToastOptions {
    type?: Exclude<AlertType, 'question'>;
    title?: string;
    message: string;
    /** How long it shows, in milliseconds. @default 5000 */
    timer?: number;
}
/**
 * Shows a toast. Resolves when it has closed, or when its code fails to load. Hover, focus and a hidden page stop its
 * countdown.
 */
export declare function showToast(options: ToastOptions): Promise<void>;
/** Shows the error of a failed request, and that the visitor may try again. */
export declare const showError: (message: string) => Promise<void>;
/** Prefetches the toasts' code, because a toast may have to report a lost connection. */
export declare const prepareToast: () => void;
/** Listeners for a control that may fail: they prefetch the toasts' code when the visitor approaches it. */
export declare const beforePress: {
    pointerover: typeof prepareToast;
    focusin: typeof prepareToast;
};
