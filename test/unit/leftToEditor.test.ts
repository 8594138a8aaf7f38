import { expect, test } from 'vitest';
import type { WidgetManifest } from '../../src/core/types';

const manifests = import.meta.glob<{ elementor?: WidgetManifest }>('../../src/widgets/*/manifest.ts', { eager: true });
const sources = import.meta.glob<string>('../../src/widgets/*/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A widget's definition, as written; undefined for other files. */
const definitionIn = (source: string): string | undefined => /^export default widget\b[\s\S]*/m.exec(source)?.[0];

/** Does the widget render nothing on an element that Elementor's editor drives? Those without a component may not. */
function isLeftToEditor(definition: string, isForElementor: boolean): boolean {
  const given = /\bisLeft: (\w+)/.exec(definition)?.[1];
  return /\bcomponent\b/.test(definition) && (given ? given === 'isDrivenByEditor' : isForElementor);
}

const LEFT = [
  'accordion',
  'alert',
  'animated-headline',
  'countdown',
  'counter',
  'drop-cap',
  'elementskit-accordion',
  'elementskit-carousel',
  'elementskit-menu',
  'elementskit-tabs',
  'form',
  'gallery',
  'grid-layout',
  'hotspot',
  'image-accordion',
  'image-carousel',
  'image-comparison',
  'jet-accordion',
  'jet-animated-text',
  'jet-carousel',
  'jet-circle-progress',
  'jet-dropbar',
  'jet-image-accordion',
  'jet-image-comparison',
  'jet-images-layout',
  'jet-mega-menu',
  'jet-mobile-menu',
  'jet-portfolio',
  'jet-slider',
  'jet-tabs',
  'loop-grid',
  'lottie',
  'map',
  'media-carousel',
  'mega-menu',
  'menu-cart',
  'motion-effects',
  'nav-menu',
  'nested-accordion',
  'nested-tabs',
  'off-canvas',
  'offcanvas-sidebar',
  'parallax',
  'pie-chart',
  'pin-map',
  'progress-bar',
  'progress-tracker',
  'search',
  'search-form',
  'search-popup',
  'share-buttons',
  'shop-sections',
  'slides',
  'sticky',
  'table-of-contents',
  'tabs',
  'taxonomy-filter',
  'team-popup',
  'tilt',
  'vertical-menu',
  'video',
  'video-popup',
];

test('these widgets leave an element that is being edited to the editor', () => {
  const left = Object.entries(sources).flatMap(([path, source]) => {
    const definition = definitionIn(source);
    const isForElementor = manifests[path.replace(/[^/]+$/, 'manifest.ts')]?.elementor !== undefined;
    return definition && isLeftToEditor(definition, isForElementor) ? (path.split('/').at(-2) ?? '') : [];
  });
  expect(left.sort().join(' ')).toBe(LEFT.join(' '));
});
