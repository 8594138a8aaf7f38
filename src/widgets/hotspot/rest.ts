/** The hotspots before the widget starts. */
import type { Changes } from '../../core/dom/changes';
import { applyLook } from '../../core/dom/look';
import { deviceValueAtRest, settingsAtRest } from '../../elementor/settingsAtRest';
import { boxOf, buttonOf, CLOSED, spotsOf, targetLook, targetOf, tooltipLook, tooltipOf } from './markup';
import { isSide, NAME_TEXT, ownSide } from './rules';

/** How many tooltips on the page have got an id. */
let count = 0;

/** Closes the tooltips, and makes the hotspots buttons, or links with a description. */
export function prepare(host: Element, changes: Changes): void {
  const raw = settingsAtRest('hotspot', host);
  const { tooltip_trigger: trigger, hotspot, hotspotText } = raw;
  if (trigger === 'none') return;
  const given = deviceValueAtRest(raw, 'tooltip_position');
  const side = isSide(given) ? given : 'top';
  const template = typeof hotspotText === 'string' && hotspotText ? hotspotText : NAME_TEXT;
  for (const [at, spot] of spotsOf(host).entries()) {
    const [button, tooltip] = [buttonOf(spot), tooltipOf(spot)];
    if (!button || !tooltip) continue;
    const state = {
      spot,
      button,
      tooltip,
      isPressed: trigger !== 'mouseenter',
      isOpen: false,
      name: template.replaceAll('%n%', String(at + 1)),
      id: tooltip.id || `storefront-hotspot-rest-${++count}`,
    };
    applyLook(targetOf(spot, button), targetLook(state), changes);
    applyLook(tooltip, tooltipLook(state, ownSide(Array.isArray(hotspot) ? hotspot : [], spot) ?? side), changes);
    applyLook(boxOf(tooltip), { style: CLOSED }, changes);
  }
}
