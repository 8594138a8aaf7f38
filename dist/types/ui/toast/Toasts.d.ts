import type { ToastOptions } from './toast.js';
/** Opens a toast; see `showToast`. */
export declare function openToast(options: ToastOptions): Promise<void>;
