const OWN_ARROWS =
  'input,select,textarea,audio,video,iframe,[contenteditable]:not([contenteditable=false]),[role^=tab],.wc-tabs,.stars,[role^=radio],[role^=menu],[role=slider],[role=listbox],[role=grid],[role=dialog],[aria-modal=true]';

/** Do the arrow keys mean something else where the focus is: typing, tabs, stars, a dialog? */
export const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_ARROWS) !== null;
