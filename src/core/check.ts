import type { BaseIssue, GenericValidation } from 'valibot';

const REFUSED = [{}] as unknown as [BaseIssue<unknown>];

/**
 * Refuses values that do not fit. Valibot's own `check` puts each refusal into words, with code on every page of the shop
 * that nobody would read: `settingsSchema` has words of its own.
 */
export function check<T>(fits: (value: T) => boolean): GenericValidation<T> {
  return {
    kind: 'validation',
    type: 'check',
    reference: check,
    expects: null,
    async: false,
    '~run'(dataset) {
      if (dataset.typed && !fits(dataset.value)) dataset.issues = REFUSED;
      return dataset;
    },
  };
}
