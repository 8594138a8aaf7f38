import { isElement } from '../../core/dom/nodes';
import { Binding } from '../../core/react/binding';
import { isRecord } from '../../core/settings/settings';
import type { Stop } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';
import { runsElementor } from '../base/theirScript';

/** The distance from the top of the document, in pixels, below which handles above an element would be cut off. */
const ROOM = 25;
const OVERLAP = -5;

const ELEMENT = '.elementor-edit-area [data-element_type=section], .elementor-edit-area [data-element_type=container]';
const HANDLES = ':scope > .elementor-element-overlay > .elementor-editor-element-settings';

/** A nested value of the editor's global; undefined if any part of the path is missing. */
function editorValue(...path: string[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), pageGlobal('elementor'));
}

function distanceFromTop(element: Element): number {
  const { top } = element.getBoundingClientRect();
  const selector = editorValue('config', 'document', 'container');
  let container: Element | null = null;
  try {
    container = typeof selector === 'string' && selector !== 'body' ? document.querySelector(selector) : null;
  } catch {
    // An invalid selector: measure from the top of the page.
  }
  return container ? top - container.getBoundingClientRect().top : top + window.scrollY;
}

interface Handles {
  areInside: boolean;
  /** How far to move them down, in pixels. */
  top?: number;
}

/** Where an element's handles belong; null leaves them alone. */
function handlesOf(element: Element): Handles | null {
  if (editorValue('settings', 'page', 'model', 'attributes', 'scroll_snap')) return { areInside: true };
  const isCut = getComputedStyle(element).overflow === 'hidden';
  if (!isCut && element !== document.querySelector(ELEMENT)) return null;
  const distance = isCut ? 0 : distanceFromTop(element);
  return { areInside: distance < ROOM, top: distance < OVERLAP ? -distance : undefined };
}

/** Moves the editor's handles inside the hovered element if there is no room above it. */
export function placeHandles(): Stop {
  const bindings = new Map<Element, Binding>();
  const ended = new AbortController();
  const bind = (element: Element): Binding => {
    const binding = bindings.get(element) ?? new Binding(element);
    bindings.set(element, binding);
    return binding;
  };
  const onEnter = ({ target }: Event): void => {
    if (!isElement(target) || !target.matches(ELEMENT) || runsElementor()) return;
    const handles = handlesOf(target);
    if (!handles) return;
    bind(target).set({ class: { 'e-handles-inside': handles.areInside || undefined } });
    const bar = target.querySelector(HANDLES);
    if (bar) bind(bar).set({ style: { top: handles.top === undefined ? undefined : `${handles.top}px` } });
  };
  document.addEventListener('mouseenter', onEnter, { capture: true, passive: true, signal: ended.signal });
  return () => {
    ended.abort();
    for (const binding of bindings.values()) binding.end();
  };
}
