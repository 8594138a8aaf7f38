/**
 * Is it a form, or a box inside one? Both are the site's own: authors of posts cannot write forms, and a box that they
 * leave open goes around the forms behind it, never into them. The parser carries on elements for the look of text,
 * like `<b>`, into forms, so these do not count.
 */
export const isSiteForm = (element: Element): boolean =>
  element instanceof HTMLFormElement || (element instanceof HTMLDivElement && element.closest('form') !== null);
