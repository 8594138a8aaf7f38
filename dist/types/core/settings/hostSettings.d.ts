/** The settings that the page's markup gives a host. */
import type { RawSettings } from '../types.js';
import type { Diagnose } from './types.js';
/** The settings in a direct child `<script data-settings>`: only the site itself can write a script. */
export declare const scriptSettings: (host: Element, diagnose?: Diagnose) => RawSettings;
/** The settings in a host's attribute. */
export declare const attributeSettings: (host: Element, diagnose?: Diagnose) => RawSettings;
/** The settings of a host: its attribute, overridden by a direct child `<script data-settings>`. */
export declare const hostSettings: (host: Element, diagnose: Diagnose) => RawSettings;
/** The settings on the nearest ancestor of a CMS host that names `widget`; empty where there is none. */
export declare function outerSettings(host: Element, widget: string): RawSettings;
