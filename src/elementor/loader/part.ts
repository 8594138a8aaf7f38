import { bringBackLeftOut } from '../../core/claim/inline/inlineCode';
import { type Manifests, named } from '../../core/claim/named';
import { isElement } from '../../core/dom/nodes';
import type { Boot, LaterPart } from '../../core/load/boot';
import { importChunk, onRestored } from '../../core/load/chunks';
import { logFailure } from '../../core/problems';
import { siteGlobal } from '../../core/settings/siteGlobals';
import type { Manifest } from '../../core/types';
import { hasElementorMarkup } from './presence';

/** The module of `entries/elementor.ts`: the widgets for markup of Elementor, ElementsKit and JetElements. */
interface ElementorModule {
  manifests: Manifests;
}

/**
 * Loads the part for Elementor once there is markup for it, and passes its manifests to `use`. If that fails,
 * Elementor's own script gets its elements back.
 */
export function watchForElementor(boot: () => Boot, use: (manifests: readonly Manifest[]) => void): LaterPart {
  let state: 'absent' | 'loading' | 'here' | 'failed' | 'over' = 'absent';

  const load = (): Promise<ElementorModule> => {
    const { base, chunks } = boot();
    return importChunk('elementor', base + chunks.part.js) as Promise<ElementorModule>;
  };
  const settle = (): void => {
    if (state === 'loading') return;
    boot().handlers.settle(state === 'absent');
    boot().interactions.assignHeld();
  };
  const begin = async (): Promise<void> => {
    state = 'loading';
    try {
      const { manifests } = await boot().orNewest(load);
      if (isOver()) return;
      state = 'here';
      use(named(manifests));
    } catch (error) {
      if (isOver()) return;
      state = 'failed';
      logFailure('the widgets for Elementor could not be loaded.', error);
      bringBackLeftOut();
    }
    settle();
  };
  // A function, because `end` may be called while the part is loading.
  const isOver = (): boolean => state === 'over';
  // Not if Elementor's script runs by then, because it drives the elements itself.
  onRestored(() => {
    if (state === 'failed' && !siteGlobal('elementorFrontend')) void begin();
  });

  return {
    isLoading: () => state === 'loading',
    isHere: () => state === 'here',
    look(root) {
      const { base, chunks } = boot();
      const isPage = root instanceof Document || isElement(root);
      if (state === 'absent' && base && isPage && hasElementorMarkup(root, chunks.part.names)) void begin();
    },
    settle,
    end() {
      state = 'over';
    },
  };
}
