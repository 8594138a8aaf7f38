import type { Boot } from '../../core/load/boot';
import { importChunk, onRestored } from '../../core/load/chunks';
import { siteGlobal } from '../../core/settings/siteGlobals';
import type { ChunkMap, Manifest } from '../../core/types';
import { hasElementorMarkup } from '../loader/presence';

/** The module of `entries/elementor.ts`: the widgets for markup of Elementor, ElementsKit and JetElements. */
export interface ElementorPart {
  chunks: ChunkMap['widgets'];
  manifests: Readonly<Record<string, Manifest>>;
}

/** Watches for markup of Elementor or its add-ons. */
export interface ElementorWatch {
  /** Loads the part if `root` has such markup. */
  look(root: ParentNode): void;
  /** The page has been looked through: handlers and presses wait no longer, unless the part is on its way. */
  settle(): void;
}

/**
 * Loads the part once it is needed, and hands its manifests to `use`. Where it fails, Elementor's own script has its
 * elements.
 */
export function watchForElementor(boot: Boot, use: (manifests: ElementorPart['manifests']) => void): ElementorWatch {
  const { js, names } = boot.chunks.elementor;
  let state: 'absent' | 'loading' | 'here' | 'failed' = 'absent';

  const settle = (): void => {
    if (state === 'loading') return;
    boot.elementor.settle(state === 'absent');
    boot.interactions.assignHeld();
  };
  const load = async (): Promise<void> => {
    state = 'loading';
    try {
      const part = (await importChunk('elementor', boot.base + js)) as ElementorPart;
      Object.assign(boot.chunks.widgets, part.chunks);
      state = 'here';
      use(part.manifests);
    } catch (error) {
      state = 'failed';
      console.error('storefront-widgets: the widgets for Elementor could not be loaded.', error);
    }
    settle();
  };
  // Once Elementor's script runs, it drives the elements itself.
  onRestored(() => {
    if (state === 'failed' && !siteGlobal('elementorFrontend')) void load();
  });

  return {
    look(root) {
      const isPage = root instanceof Document || root instanceof Element;
      if (state === 'absent' && isPage && hasElementorMarkup(root, names)) void load();
    },
    settle,
  };
}
