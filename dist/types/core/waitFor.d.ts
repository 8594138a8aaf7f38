import { type Instance } from './instance.js';
/** Resolves when the widget may load, as `when` asks; `isBusy`: do others still come up? */
export declare function waitFor(instance: Instance, when: string, isBusy: () => boolean): Promise<void>;
