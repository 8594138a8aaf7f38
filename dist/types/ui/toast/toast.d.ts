import type { AlertType } from '../alert/alert.js';
/** The texts of a toast: plain text, not HTML. */
export interface ToastOptions {
    type?: Exclude<AlertType, 'question'>;
    title?: string;
    message: string;
    /** In milliseconds. @default 5000 */
    timer?: number;
}
/** Shows a toast; resolves when it has gone or its code fails to load. Hover, focus and a hidden page stop its time. */
export declare function showToast(options: ToastOptions): Promise<void>;
/** Tells of a request that failed, and that the visitor may try again. */
export declare const showError: (message: string) => Promise<void>;
/** Prefetches the toasts' code, because a toast may have to report a lost connection. */
export declare const prepareToast: () => void;
/** Listeners that prefetch it as soon as somebody is at what may fail. */
export declare const beforePress: {
    pointerover: typeof prepareToast;
    focusin: typeof prepareToast;
};
