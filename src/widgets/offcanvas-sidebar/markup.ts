/** The English name of the button. */
export const OPEN_TEXT = 'Open the side panel';

/** Buttons that open a panel. */
export const OPENERS = '.ekit_offcanvas-sidebar, .ekit_navSidebar-button';

/** A panel with what lies around it. */
export const GROUP = '.ekit-sidebar-group';
