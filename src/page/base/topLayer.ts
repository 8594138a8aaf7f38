/** Where something goes that must be reachable now: the modal dialog on top, which leaves all else inert, or the body. */
export const topLayer = (): Element =>
  [...document.querySelectorAll('dialog[open]')].findLast((dialog) => dialog.matches(':modal')) ?? document.body;
