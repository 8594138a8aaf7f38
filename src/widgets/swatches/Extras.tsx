import { type ReactNode, useLayoutEffect, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import { addGates } from '../../core/jquery/gateKeeper';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import type { Gate } from '../../core/types';
import './swatches.css';

const RADIO = 'input.variable-item-radio-input';
const NO_RADIO = ':not(.radio-variable-item)';

const DELEGATED = {
  click: [
    `${RADIO}:radio`,
    RADIO,
    ...['li', 'li.variable-item'].flatMap((item) =>
      ['', ':not(.selected)', '.selected'].map((state) => item + state + NO_RADIO),
    ),
  ],
  change: [`${RADIO}:radio`, RADIO],
  keydown: ['li:not(.disabled)', 'li.variable-item:not(.disabled)'],
};

const gates: readonly Gate[] = [
  ...Object.entries(DELEGATED).flatMap(([type, selectors]) =>
    selectors.map((selector) => ({ on: '.variable-items-wrapper', type, selector, namespace: 'wvs' })),
  ),
  { on: 'host', type: 'click', selector: '.woo-variation-swatches-variable-item-more', namespace: 'wvs' },
  ...['woocommerce_variation_has_changed', 'wvs-selected-item', 'hide_variation'].map((type) => ({
    on: 'host',
    type,
    namespace: 'wvs',
  })),
  { on: '[data-wvstooltip]', type: 'mouseenter', token: '--horizontal-position' },
];

const hosts = new Set<Element>();
let hasGates = false;

/**
 * Makes the plugin's own handlers skip a form on which it has started before us; returns a function that undoes that.
 */
function gateLegacy(host: Element): () => void {
  hosts.add(host);
  if (!hasGates) {
    hasGates = true;
    addGates(
      async () => gates,
      (element) => [...hosts].some((one) => one.contains(element)),
    );
  }
  return () => void hosts.delete(host);
}

interface Placing {
  below: boolean;
  shift: string;
}

const ITEM = '[data-wvstooltip]';
const GAP = 2;

/** Places a tooltip centred above its item, or below it if there is no room; all sizes in pixels. */
export function placeTooltip(
  item: { top: number; left: number; width: number },
  tooltip: { width: number; height: number; arrow: number },
  pageWidth: number,
): Placing {
  const half = tooltip.width / 2;
  const centre = item.left + item.width / 2;
  const left = half - centre;
  const right = pageWidth - (centre + half);
  const shift = right < 0 ? right - GAP : left > 0 ? left + GAP : 0;
  return { below: item.top < tooltip.height + tooltip.arrow + GAP, shift: `${shift}px` };
}

const pixels = (text: string): number => Number.parseInt(text, 10) || 0;

function placeAt(item: Element): Placing & { item: Element } {
  const { width, height } = getComputedStyle(item, '::before');
  const arrow = pixels(getComputedStyle(item, '::after').borderTopWidth);
  const size = { width: pixels(width), height: pixels(height), arrow };
  return { item, ...placeTooltip(item.getBoundingClientRect(), size, document.body.clientWidth) };
}

/**
 * Gates for the plugin's own script, and the places of tooltips. Loaded beside that script, or when pointer or focus
 * arrive.
 */
export function Extras({ host }: { host: HTMLElement }): ReactNode {
  const [placed, setPlaced] = useState(() => {
    const item = host.querySelector(`${ITEM}:is(:hover, :focus-within)`);
    return item && placeAt(item);
  });
  useLayoutEffect(() => gateLegacy(host), [host]);
  const follow = ({ target }: PageEvent): void => {
    const item = isElement(target) ? target.closest(ITEM) : null;
    if (item && item !== placed?.item) setPlaced(placeAt(item));
  };
  return (
    <>
      <Bind to={host} on={{ mouseover: follow, focusin: follow }} />
      {placed && (
        <Bind
          to={placed.item}
          class={{ 'wvs-tooltip-position-bottom': placed.below }}
          style={{ '--horizontal-position': placed.shift }}
        />
      )}
    </>
  );
}
