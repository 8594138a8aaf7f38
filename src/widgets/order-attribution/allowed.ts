import { hasConsent } from '../../page/consent';
import type { AttributionSettings } from './params';

/**
 * May this visit be tracked? Not before the page's cookie notice is accepted; then as the consent manager says about the
 * configured category; where nobody says anything, as the page configures.
 */
export const isTrackingAllowed = ({ allowTracking, consentCategory }: AttributionSettings): boolean =>
  hasConsent(consentCategory) ?? allowTracking;
