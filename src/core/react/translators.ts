import { isTranslation } from '../dom/nodes';
import { onMutations } from '../hosts/mutations';
import { logFailure } from '../problems';

const addsTranslation = ({ addedNodes }: MutationRecord): boolean => [...addedNodes].some(isTranslation);

/** Loads the code that keeps our texts once a translator, of the browser or a plugin, changes the page. */
export function watchTranslators(): void {
  const seen: MutationRecord[] = [];
  const stop = onMutations((records) => {
    const isFirst = seen.length === 0;
    if (isFirst && !records.some(addsTranslation)) return;
    seen.push(...records);
    if (!isFirst) return;
    import('./lazy/translated').then(
      ({ keepTexts }) => {
        stop();
        keepTexts(seen);
      },
      (error: unknown) => logFailure('texts in a translated page may not change.', error),
    );
  });
}
