/** Does a link lead nowhere, and only open something? */
export const leadsNowhere = (link: Element): boolean =>
  /^(#?|javascript:.*)$/i.test(link.getAttribute('href')?.trim() ?? '');
