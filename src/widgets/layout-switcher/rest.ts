/** The buttons before the widget starts. */
import type { Changes } from '../../core/dom/changes';
import { applyLook } from '../../core/dom/look';
import { yesOrNo } from '../../core/settings/given';
import type { RawSettings } from '../../core/types';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { buttonLook, buttonsOf, HIDDEN, kindOf, readLayouts, servedLayout } from './markup';
import { rememberedLayout } from './rules';

const settingsOf = (host: Element): RawSettings => ({
  ...readLayouts(host),
  ...settingsAtRest('layout-switcher', host),
});

const isOn = ({ switcher_enable: given }: RawSettings): boolean => yesOrNo(given ?? true) ?? true;

/** Why the list cannot wait for the visitor. Markup may not name a cookie, but the widget sees to that. */
export function reason(host: Element): string | undefined {
  const settings = settingsOf(host);
  if (!isOn(settings)) return undefined;
  const text = (key: string): string => String(settings[key] ?? '');
  const names = {
    main_layout: text('main_layout'),
    secondary_layout: text('secondary_layout'),
    cookie: text('cookie'),
  };
  return rememberedLayout(names, servedLayout(host)) && 'the visitor’s layout';
}

/** Makes the buttons toggle buttons of which one is pressed, or hides them. */
export function prepare(host: Element, changes: Changes): void {
  const shows = isOn(settingsOf(host));
  const served = servedLayout(host);
  for (const button of buttonsOf(host))
    applyLook(button, shows ? buttonLook(button, kindOf(button) === served) : HIDDEN, changes);
}
