import { useLayoutEffect, useState } from 'react';
import { appendTo } from '../../core/dom/nodes';
import { markOwn, markOwnWrapper } from '../../core/hosts/copies';
import { pageJQuery } from '../../core/jquery/jquery';
import { keepingFocus, moveTo } from '../../page/base/moving';
import type { ClassNames } from '../../ui/carousels/markup';
import { shuffled } from './rules';

/**
 * The markup of slider-pro, a slider for jQuery: the server sends slides with a picture, a small picture and a layer
 * each, and its script puts them into boxes, on which style sheets of vendors and sites count.
 *
 *   .slider-pro > .sp-slides > .sp-slide > .sp-image, .sp-thumbnail, .sp-layer
 *
 *   .slider-pro > .sp-slides-container > .sp-mask > .sp-slides > .sp-slide > .sp-image-container > .sp-image
 *                                      > .sp-arrows > .sp-arrow
 *               > .sp-thumbnails-container > .sp-thumbnails > .sp-thumbnail-container > .sp-thumbnail
 *
 * Slider-pro moves the small pictures; here they are copied.
 */

/** Slider-pro's class names. */
export const SLIDER_PRO: ClassNames = {
  current: 'sp-selected',
  shown: 'sp-visible',
  arrow: 'sp-arrow',
  disabled: 'sp-disabled',
};

/** The row of slides. */
export const ROW = '.sp-slides';
/** A slide in the row. */
export const SLIDE = '.sp-slide';

interface LegacySlider {
  destroy?(): void;
}

/** Class names and attributes that slider-pro leaves on the slider and inside it. */
const LEFT = {
  classes: ['sp-horizontal', 'sp-vertical', 'sp-rtl', 'sp-has-buttons', 'sp-selected', 'slider-loaded'],
  attributes: ['data-index', 'data-init', 'data-loaded', 'data-layer-init'],
};

/** Parts that slider-pro adds. */
const ADDED =
  '.sp-slides-container, .sp-thumbnails-container, .sp-thumbnails, .sp-buttons, .sp-full-screen-button, .sp-image-container';

/**
 * Ends a slider-pro that another script has started, or of which the page contains a copy, and removes what it leaves.
 */
function undoSliderPro(slider: HTMLElement): void {
  const old = pageJQuery()?.(slider).data('sliderPro') as LegacySlider | undefined;
  if (!old && !slider.querySelector(':scope > .sp-slides-container')) return;
  try {
    old?.destroy?.();
  } catch {
    // Ignored, because a half-started slider may throw.
  }
  const row = slider.querySelector<HTMLElement>(ROW);
  if (!row) return;
  slider.appendChild(row);
  const slides = [...row.querySelectorAll<HTMLElement>(`:scope > ${SLIDE}`)];
  const small = [...slider.querySelectorAll('.sp-thumbnail')];
  slides.forEach((slide, at) => {
    const own = slide.querySelector('.sp-thumbnail') ?? small[at];
    slide.prepend(...[slide.querySelector('.sp-image'), own].filter((image) => !!image));
    for (const node of slide.querySelectorAll<HTMLElement>('.sp-image, .sp-thumbnail, .sp-layer')) {
      node.removeAttribute('style');
    }
    slide.removeAttribute('style');
  });
  row.removeAttribute('style');
  for (const part of slider.querySelectorAll(ADDED)) part.remove();
  for (const node of [slider, ...slider.querySelectorAll('*')]) {
    node.classList.remove(...LEFT.classes);
    for (const name of LEFT.attributes) node.removeAttribute(name);
  }
}

function box(className: string): HTMLElement {
  const element = markOwnWrapper(document.createElement('div'));
  element.className = className;
  return element;
}

/** The options with which a slider is built. */
export interface Build {
  arrows: boolean;
  fullScreen: boolean;
  shuffle: boolean;
}

/** The boxes of a slider that is built. */
export interface Built {
  slider: HTMLElement;
  /** Around each small picture, in the order of the slides; empty where there are none. */
  thumbnails: readonly HTMLElement[];
  /** The button for the whole screen. */
  fullScreen: HTMLElement | undefined;
}

/** Creates a button with the drawing that JetElements prints for it, hidden, at the start of the slider. */
function button(slider: Element, className: string, icon: string): HTMLElement {
  const element = markOwn(document.createElement('div'));
  element.className = className;
  const drawing = slider.querySelector(`:scope > [class*="jet-slider__${icon}-icon-"]`);
  for (const node of drawing?.childNodes ?? []) element.appendChild(node.cloneNode(true));
  return element;
}

/** Puts `element` in the place of a node, and the node into it. Returns a function that undoes this. */
function wrap(node: Element, element: HTMLElement): () => void {
  node.before(element);
  moveTo(element, node);
  return () => {
    if (element.parentElement) moveTo(element.parentElement, node, element);
    element.remove();
  };
}

/** Builds slider-pro's boxes around the row of a slider; returns them and a function that undoes this. */
function build(slider: HTMLElement, row: HTMLElement, options: Build): { built: Built; undo(): void } {
  const slides = [...row.querySelectorAll<HTMLElement>(`:scope > ${SLIDE}`)];
  const undos: (() => void)[] = [];
  const container = box('sp-slides-container');
  const mask = box('sp-mask');
  if (options.shuffle) {
    const given = [...slides];
    slides.splice(0, slides.length, ...shuffled(given.length).map((at) => given[at] as HTMLElement));
    undos.push(() => given.forEach((slide) => void moveTo(row, slide)));
    for (const slide of slides) moveTo(row, slide);
  }
  undos.push(wrap(row, container), wrap(row, mask));
  for (const slide of slides) {
    const image = slide.querySelector(':scope > .sp-image');
    if (image) undos.push(wrap(image, box('sp-image-container')));
  }
  if (options.arrows) {
    const arrows = markOwn(document.createElement('div'));
    arrows.className = 'sp-arrows';
    appendTo(
      arrows,
      button(slider, 'sp-arrow sp-previous-arrow', 'arrow'),
      button(slider, 'sp-arrow sp-next-arrow', 'arrow'),
    );
    container.appendChild(arrows);
    undos.push(() => arrows.remove());
  }
  const thumbnails = slides.flatMap((slide): HTMLElement[] => {
    const image = slide.querySelector(':scope > .sp-thumbnail');
    if (!image) return [];
    const frame = markOwn(document.createElement('div'));
    frame.className = 'sp-thumbnail-container';
    // A copy, so that the picture itself stays at its slide.
    frame.appendChild(image.cloneNode());
    return [frame];
  });
  if (thumbnails.length > 0) {
    const strip = markOwn(document.createElement('div'));
    const list = document.createElement('div');
    strip.className = 'sp-thumbnails-container sp-bottom-thumbnails';
    list.className = 'sp-thumbnails';
    appendTo(list, ...thumbnails);
    strip.appendChild(list);
    container.after(strip);
    undos.push(() => strip.remove());
  }
  const fullScreen =
    options.fullScreen && document.fullscreenEnabled
      ? button(slider, 'sp-full-screen-button sp-fade-full-screen', 'fullscreen')
      : undefined;
  if (fullScreen) {
    slider.appendChild(fullScreen);
    undos.push(() => fullScreen.remove());
  }
  const undo = (): void => {
    keepingFocus(slider, () => {
      for (const step of undos.reverse()) step();
    });
  };
  return { built: { slider, thumbnails, fullScreen }, undo };
}

/** Keeps slider-pro's boxes around the slides of `slider`; undefined until they are there. */
export function useBuilt(slider: HTMLElement | null, options: Build): Built | undefined {
  const [built, setBuilt] = useState<Built>();
  const { arrows, fullScreen, shuffle } = options;
  useLayoutEffect(() => {
    if (!slider) return undefined;
    undoSliderPro(slider);
    const row = slider.querySelector<HTMLElement>(`:scope > ${ROW}`);
    if (!row) return undefined;
    const { built: made, undo } = build(slider, row, { arrows, fullScreen, shuffle });
    setBuilt(made);
    return () => {
      setBuilt(undefined);
      undo();
    };
  }, [slider, arrows, fullScreen, shuffle]);
  return built?.slider === slider ? built : undefined;
}
