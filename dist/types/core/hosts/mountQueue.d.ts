import type { Instance } from './instance.js';
interface Options {
    prepare(instances: readonly Instance[]): Promise<void>;
    /** Reads settings before the mount; on slow devices in its own task. Must not throw. */
    read(instances: readonly Instance[]): void;
    /** Mounts in one commit. Must not throw. */
    mount(instances: readonly Instance[]): void;
    isWanted(host: Element): boolean;
    afterSlice(): void;
}
/** The widgets that wait for their turn to mount. */
export interface MountQueue {
    add(instance: Instance): void;
}
/** Mounts in slices: widgets that a visitor waits for first, then by priority, then by distance to the viewport. */
export declare function createMountQueue({ prepare, read, mount, isWanted, afterSlice }: Options): MountQueue;
export {};
