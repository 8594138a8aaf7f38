import type { AlertOptions, AlertResult } from './alert.js';
import './alert.css';
/** Opens an alert and closes an earlier one; see `showAlert`. */
export declare function openAlert(options: AlertOptions): Promise<AlertResult>;
