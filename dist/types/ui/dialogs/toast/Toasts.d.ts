import type { ToastOptions } from './toast.js';
import '../alert/alert.css';
import './toast.css';
/** Opens a toast; see `showToast`. */
export declare function openToast(options: ToastOptions): Promise<void>;
