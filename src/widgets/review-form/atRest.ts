/** The stars before the widget starts; part of the loader. */
import type { Changes } from '../../core/dom/changes';
import { hasOwnSettings } from '../../core/settings/ownSettings';
import { siteGlobal } from '../../core/settings/siteGlobals';
import { hasOwnRating, innerHostOf, legacyStarsOf, ratingFieldOf, ratingLabelOf, ratingRoomOf } from './markup';
import { STARS, toRating } from './rules';

/** Why the stars are other than five empty ones before the page's field. */
export function formOf(host: Element): string | undefined {
  if (hasOwnSettings('review-form', host)) return 'settings of its own';
  const field = ratingFieldOf(host);
  if (field) return toRating(field.value) ? 'a rating' : undefined;
  return ratingRoomOf(host) && !hasOwnRating(host) ? 'a field to create' : undefined;
}

/** Puts five stars before the field, as the widget does. */
export function addStars(host: Element, changes: Changes): void {
  const field = ratingFieldOf(host);
  if (!field || innerHostOf(host) || legacyStarsOf(field, null)) return;
  const { i18n_rating_options: texts } = siteGlobal('wc_single_product_params') ?? {};
  const label = ratingLabelOf(host);
  const group = document.createElement('span');
  group.setAttribute('role', 'radiogroup');
  if (label?.id) group.setAttribute('aria-labelledby', label.id);
  else group.setAttribute('aria-label', label?.textContent?.trim() || 'Your rating');
  const stars = document.createElement('p');
  stars.className = 'stars';
  stars.append(group);
  field.before(stars);
  changes.style(field, 'display', 'none');
  changes.onUndo(() => stars.remove());
  for (let star = 1; star <= STARS; star++) {
    const link = document.createElement('a');
    link.className = `star-${star}`;
    link.href = '#';
    link.setAttribute('role', 'radio');
    link.setAttribute('aria-checked', 'false');
    link.tabIndex = star === 1 ? 0 : -1;
    const text = Array.isArray(texts) && texts[star - 1];
    link.textContent = typeof text === 'string' ? text : `${star} of ${STARS} stars`;
    group.append(link);
    changes.standIn(link, () => host.querySelector<HTMLElement>(`p.stars .star-${star}`));
  }
}
