import { isStandIn } from '../dom/nodes';
import { onMutations } from '../hosts/mutations';
import { logFailure } from '../problems';

const addsStandIn = ({ addedNodes }: MutationRecord): boolean => [...addedNodes].some(isStandIn);

/** Loads the code that keeps our texts once a script replaces texts of the page: a translator, or WordPress’s for emoji. */
export function watchTranslators(): void {
  const seen: MutationRecord[] = [];
  const stop = onMutations((records) => {
    const isFirst = seen.length === 0;
    if (isFirst && !records.some(addsStandIn)) return;
    seen.push(...records);
    if (!isFirst) return;
    import('./lazy/translated').then(
      ({ keepTexts }) => {
        stop();
        keepTexts(seen);
      },
      (error: unknown) => logFailure('texts that a script replaces may not change.', error),
    );
  });
}
