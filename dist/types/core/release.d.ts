import type { Boot } from './boot.js';
import { type Instance } from './instance.js';
/** Logs a widget's failure and lets the page's own scripts have the element. */
export declare function releaseFailed(instance: Instance, error: unknown, boot: Boot): void;
