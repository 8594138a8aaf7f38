/**
 * Which vendors' style sheets the page lacks. Their widgets get plain styles of ours there, as
 * `:where([data-storefront-bare~='elementor'] .e-gallery-item)`. Where the vendor's sheet is, it lays out alone: a rule
 * of ours would still set properties that the sheet leaves alone.
 */

/** An element in an element, by their classes, that the vendor's sheet takes out of the flow on every page it is on. */
const PROBES: Readonly<Record<string, readonly [string, string]>> = {
  elementor: ['elementor', 'elementor-background-overlay'],
  elementskit: ['ekit-wid-con', 'xs-overlay'],
};

let isMarked = false;

/** Names the vendors without a sheet on `<html>`, once, and again when sheets that come late have had their time. */
export function markBareVendors(): void {
  if (isMarked) return;
  isMarked = true;
  mark();
  if (document.readyState !== 'complete') window.addEventListener('load', mark, { once: true });
}

function mark(): void {
  const bare = Object.keys(PROBES).filter((vendor) => !isStyled(PROBES[vendor]!));
  document.documentElement.setAttribute('data-storefront-bare', bare.join(' '));
}

function isStyled([outer, inner]: readonly [string, string]): boolean {
  const probe = document.createElement('div');
  probe.className = outer;
  probe.appendChild(document.createElement('i')).className = inner;
  (document.body ?? document.documentElement).append(probe);
  const { position } = getComputedStyle(probe.firstElementChild!);
  probe.remove();
  return position === 'absolute';
}
