import { type ReactNode, useState } from 'react';
import { Bind, BindAll, type BindItem } from '../../core/Bind';
import { useLive } from '../../core/hooks';
import type { PageEvent } from '../../core/listen';
import { isModified } from '../../core/modified';
import { announce } from '../../page/announce';
import type { WidgetProps } from '../../page/widget';
import { useLiveList } from '../../ui/useLiveList';
import { buttonsOf, kindOf, listOf } from './parts';
import type { settings as schema } from './settings';
import { useLayout } from './useLayout';

/** Buttons that show the list in another layout, which the shop sends (spec §4, §7). */
export function LayoutSwitcher({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const list = useLive(host, listOf);
  const buttons = useLiveList(() => buttonsOf(host));
  // Before the first override: what the server has marked.
  const [served] = useState(() => {
    const active = buttons.find(({ classList }) => classList.contains('active'));
    return active ? kindOf(active) : 'main_layout';
  });
  const shown = (kind: string): void => {
    const label =
      buttonsOf(host)
        .find((button) => kindOf(button) === kind)
        ?.textContent?.trim() ?? '';
    announce(settings.shownText.replace('%label%', label));
  };
  const [layout, choose] = useLayout({ findList: () => listOf(host), served, settings, shown });
  const isLoading = layout.wanted !== undefined;

  const items = buttons.map((button): BindItem => {
    const kind = kindOf(button);
    const act = (event: PageEvent): void => {
      event.preventDefault();
      choose(kind);
    };
    const onKeyDown = (event: PageEvent): void => {
      const key = event as Event as KeyboardEvent;
      const acts = key.key === 'Enter' || key.key === ' ';
      if (acts && !isModified(key) && !key.repeat) act(event);
      // A space that is held scrolls.
      else if (acts) event.preventDefault();
    };
    const isNative = button instanceof HTMLButtonElement;
    const isActive = layout.kind === kind;
    const role = isNative ? {} : { role: 'button', tabindex: 0 };
    return [
      button,
      {
        class: { active: isActive },
        attrs: { ...role, 'aria-pressed': String(isActive) },
        on: { click: act, keydown: isNative ? undefined : onKeyDown },
      },
    ];
  });
  return (
    <>
      <BindAll items={items} />
      {list && (
        <Bind
          to={list}
          html={layout.list === list ? layout.html : undefined}
          class={{ 'jet-layout-loading': isLoading || undefined }}
          style={{ opacity: isLoading ? '0.6' : undefined }}
          attrs={{ 'aria-busy': isLoading ? 'true' : undefined, inert: isLoading || undefined }}
        />
      )}
    </>
  );
}
