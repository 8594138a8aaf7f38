import type { Instance } from './instance.js';
/**
 * Resolves when the widget may load according to `when`, with what has started it; `isBusy` tells whether other widgets
 * are still starting, `input` resolves with the first sign of a visitor.
 */
export declare function waitFor(instance: Instance, when: string, isBusy: () => boolean, input: Promise<void>): Promise<string>;
