import type { WidgetManifest } from '../../core/types';
import { applyCritical, criticalHost } from '../../elementor/critical';

/** The key of Elementor's settings that asks for the drop cap. */
export const effects = ['drop_cap'];

/** The large first letter of a text. Until it is there, the browser's own first letter holds its place. */
export const elementor = {
  adopts: [`.elementor-widget-text-editor[data-settings*='"drop_cap":"yes"']`],
  when: 'visible',
  prepare: (host, changes) => applyCritical(host, changes, 'drop-cap'),
  critical: () =>
    `${criticalHost('drop-cap')}:not([data-widget-state=mounted]) p:first-of-type::first-letter{float:left;font-size:50px;line-height:1}`,
} satisfies WidgetManifest;
