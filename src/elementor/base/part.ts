import { bringBackLeftOut } from '../../core/claim/inline/inlineCode';
import { isElement } from '../../core/dom/nodes';
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
  /**
   * Call it once the page has been scanned: releases the held handlers and presses, unless the part is still loading.
   */
  settle(): void;
}

/**
 * Loads the Elementor part on demand and passes its manifests to `use`. If that fails, Elementor's own script gets its
 * elements back.
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
      bringBackLeftOut();
    }
    settle();
  };
  // Once Elementor's script runs, it drives the elements itself.
  onRestored(() => {
    if (state === 'failed' && !siteGlobal('elementorFrontend')) void load();
  });

  return {
    look(root) {
      const isPage = root instanceof Document || isElement(root);
      if (state === 'absent' && isPage && hasElementorMarkup(root, names)) void load();
    },
    settle,
  };
}
