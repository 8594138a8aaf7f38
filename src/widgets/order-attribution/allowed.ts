import { hasConsent } from '../../page/consent';
import type { AttributionSettings } from './params';

/**
 * May this visit be tracked? Not before the page's cookie notice is accepted; then as the consent manager says about the
 * configured category; where nobody says anything, as a script has asked by `setOrderTracking`, else as the page configures.
 * A script can always deny; the shop's own, arriving late, asks for what the page configures, whatever the visitor says.
 */
export const isTrackingAllowed = ({ allowTracking, consentCategory }: AttributionSettings, asked?: boolean): boolean =>
  asked !== false && (hasConsent(consentCategory) ?? asked ?? allowTracking);

/**
 * Makes a question that each change of consent asks: has it changed for this category? Consent managers announce all
 * categories alike.
 */
export function consentFollower(category: string): () => boolean {
  let known = hasConsent(category);
  return () => {
    const before = known;
    known = hasConsent(category);
    return known !== before;
  };
}
