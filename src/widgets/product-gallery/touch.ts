/** What the visitor has done. The magnifier is fetched when somebody comes near, and looks here. */
export interface Touch {
  at?: Pick<PointerEvent, 'clientX' | 'clientY'>;
  isFinger?: boolean;
  /** A tap that came before the magnifier; it is answered when that is there. */
  isTap?: boolean;
  /** A slide was chosen; autoplay ends. */
  hasChosen?: boolean;
}
