import { isTag } from '../../core/dom/nodes';
import { isRecord, parseJson } from '../../core/settings/json';
import { isYes } from '../../page/base/globals';
import { safeUrl } from '../../page/base/url';

/** The link of a whole picture. */
export interface PictureLink {
  url: string;
  isNewTab: boolean;
  isNofollow: boolean;
}

/** A picture of the accordion. */
export interface Picture {
  label: HTMLElement;
  /** Opens the picture by keyboard. The style sheet enlarges the checked one. */
  input: HTMLInputElement | null;
  link: PictureLink | null;
  /** Does it open under the mouse, so that a press follows the link at once? */
  isHovered: boolean;
  /** Is it open from the start, so that a press follows the link? */
  isActive: boolean;
}

/** Reads a link; null if there is none or it is not safe. */
export function readLink(json: string | undefined): PictureLink | null {
  const given = parseJson(json ?? '');
  if (!isRecord(given) || typeof given.url !== 'string' || !given.url.trim()) return null;
  const url = safeUrl(given.url);
  return url === null ? null : { url, isNewTab: isYes(given.is_external), isNofollow: isYes(given.nofollow) };
}

/** The pictures of a host. */
export function picturesOf(host: Element): Picture[] {
  const labels = [...host.querySelectorAll<HTMLLabelElement>('.elementskit-single-image-accordion')];
  return labels.map((label) => {
    const before = label.previousElementSibling;
    const { behavior, active, link } = label.dataset;
    return {
      label,
      input: isTag(before, 'input') ? before : null,
      link: readLink(link),
      isHovered: behavior ? behavior === 'hover' : label.closest('.ekit-image-accordion-hover') !== null,
      isActive: active === 'yes',
    };
  });
}
