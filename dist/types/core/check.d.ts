import type { GenericValidation } from 'valibot';
/**
 * Refuses values that do not fit. Valibot's own `check` puts each refusal into words, with code on every page of the shop
 * that nobody would read: `settingsSchema` has words of its own.
 */
export declare function check<T>(fits: (value: T) => boolean): GenericValidation<T>;
