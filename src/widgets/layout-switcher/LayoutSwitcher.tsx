import { type ReactNode, useState } from 'react';
import { isTag } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { useLive, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { announce } from '../../page/base/announce';
import { fillText } from '../../page/base/textsOf';
import { buttonsOf, kindOf, type LayoutKind, listOf } from './markup';
import { readLayouts, type settings as schema, settings } from './settings';
import { useLayout } from './useLayout';

type Props = WidgetProps<typeof schema>;

/** Buttons that switch a list between two layouts, which the server renders. */
function LayoutSwitcher(props: Props): ReactNode {
  return props.settings.switcher_enable ? <Switcher {...props} /> : <NoButtons host={props.host} />;
}

function NoButtons({ host }: { host: HTMLElement }): ReactNode {
  const buttons = useLiveList(() => buttonsOf(host));
  return <BindAll items={buttons.map((button) => [button, { style: { display: 'none' } }])} />;
}

function Switcher({ host, settings }: Props): ReactNode {
  const list = useLive(host, listOf);
  const buttons = useLiveList(() => buttonsOf(host));
  const [served] = useState(() => {
    const active = buttons.find(({ classList }) => classList.contains('active'));
    return active ? kindOf(active) : 'main_layout';
  });
  const announceLayout = (kind: LayoutKind): void => {
    const label =
      buttonsOf(host)
        .find((button) => kindOf(button) === kind)
        ?.textContent?.trim() ?? '';
    announce(fillText(settings.shownText, { label }));
  };
  const [layout, choose] = useLayout({ findList: () => listOf(host), served, settings, onChosen: announceLayout });
  const isLoading = layout.requested !== undefined;

  const items = buttons.map((button): BindItem => {
    const kind = kindOf(button);
    const onClick = (event: PageEvent): void => {
      event.preventDefault();
      choose(kind);
    };
    const onKeyDown = (event: PageEvent): void => {
      const key = event as Event as KeyboardEvent;
      if (key.key !== 'Enter' && key.key !== ' ') return;
      if (!isModified(key) && !key.repeat) onClick(event);
      else event.preventDefault();
    };
    const isNative = isTag(button, 'button');
    const isActive = layout.kind === kind;
    const role = isNative ? {} : { role: 'button', tabindex: 0 };
    return [
      button,
      {
        class: { active: isActive },
        attrs: { ...role, 'aria-pressed': String(isActive) },
        on: { click: onClick, keydown: isNative ? undefined : onKeyDown },
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

export default widget({
  settings,
  read: readLayouts,
  gates: async () => (await import('./gates')).gates,
  component: LayoutSwitcher,
  isLeft: false,
});
