/** The place for elements that must stay reachable: the top modal dialog (all else is inert), or the body. */
export const topLayer = (): Element =>
  [...document.querySelectorAll('dialog[open]')].findLast((dialog) => dialog.matches(':modal')) ?? document.body;
