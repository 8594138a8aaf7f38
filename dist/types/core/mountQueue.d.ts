import type { Instance } from './instance.js';
interface Options {
    /** Prepares what mounting needs (React); awaited before the first mount. */
    prepare(instances: readonly Instance[]): Promise<void>;
    /** Reads what a few instances mount with, in a task before it where the device is slow. Must not throw. */
    read(instances: readonly Instance[]): void;
    /** Mounts a few instances in one commit. Must not throw. */
    mount(instances: readonly Instance[]): void;
    /** Does somebody wait for this host? */
    isWanted(host: Element): boolean;
    /** Called after each slice. */
    afterSlice(): void;
}
/**
 * Mounts in slices of main-thread time: what a visitor waits for first, then by priority, then by the distance to the
 * viewport.
 */
export declare function createMountQueue({ prepare, read, mount, isWanted, afterSlice }: Options): {
    add(instance: Instance): void;
};
export {};
