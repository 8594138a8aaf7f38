import { useCallback } from 'react';
import { useStore } from '../../core/react/hooks';
import { stepAt } from './rules';
import type { Step } from './settings';

/** What holds at the width that the window has now. */
export function useStep(steps: readonly Step[]): Step | undefined {
  const widths = steps.map(({ from }) => from).join();
  const subscribe = useCallback(
    (changed: () => void) => {
      const lists = widths.split(',').map((width) => window.matchMedia(`(min-width: ${width}px)`));
      for (const list of lists) list.addEventListener('change', changed);
      return () => {
        for (const list of lists) list.removeEventListener('change', changed);
      };
    },
    [widths],
  );
  return useStore(subscribe, () => stepAt(steps, window.innerWidth));
}
