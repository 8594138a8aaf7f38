import type { ChangeSettings } from '../../elementor/loader/hiddenSettings';

/** Without this setting Elementor's own script leaves an element where it is. */
export const withoutSticky: ChangeSettings = ({ sticky: _, ...others }) => others;
