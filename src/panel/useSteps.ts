import { useCallback, useState, useSyncExternalStore } from 'react';
import { NARROW } from './styles';

/** Windows that are too small for the list and the form at once. */
const SMALL = `${NARROW}, (max-height: 620px)`;

const query = (): MediaQueryList => window.matchMedia(SMALL);

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** In small windows the list and the form are two steps; in others both are seen, and the result is undefined. */
export function useSteps(): [step: 'list' | 'form' | undefined, go: (step: 'list' | 'form') => void] {
  const isSmall = useSyncExternalStore(subscribe, () => query().matches);
  const [step, setStep] = useState<'list' | 'form'>('list');
  const go = useCallback((next: 'list' | 'form'): void => setStep(next), []);
  return [isSmall ? step : undefined, go];
}
