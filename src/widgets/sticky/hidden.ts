import type { ChangeSettings } from '../../elementor/loader/hiddenSettings';

/** Without this setting the page builder's own script leaves an element where it is. */
export const withoutSticky: ChangeSettings = ({ sticky: _, ...others }) => others;
