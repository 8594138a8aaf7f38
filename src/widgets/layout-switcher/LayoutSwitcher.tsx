import { type ReactNode, useState } from 'react';
import { isTag } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { useLive, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { announce } from '../../page/base/announce';
import { fillText } from '../../page/base/textsOf';
import { buttonLook, buttonsOf, HIDDEN, kindOf, type LayoutKind, listOf, readLayouts, servedLayout } from './markup';
import { type settings as schema, settings } from './settings';
import { useLayout } from './useLayout';

type Props = WidgetProps<typeof schema>;

/** Buttons that switch a list between two layouts, which the server renders. */
function LayoutSwitcher(props: Props): ReactNode {
  return props.settings.switcher_enable ? <Switcher {...props} /> : <NoButtons host={props.host} />;
}

function NoButtons({ host }: { host: HTMLElement }): ReactNode {
  const buttons = useLiveList(() => buttonsOf(host));
  return <BindAll items={buttons.map((button) => [button, HIDDEN])} />;
}

function Switcher({ host, settings }: Props): ReactNode {
  const list = useLive(host, listOf);
  const buttons = useLiveList(() => buttonsOf(host));
  const [served] = useState(() => servedLayout(host));
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
    return [
      button,
      {
        ...buttonLook(button, layout.kind === kind),
        on: { click: onClick, keydown: isTag(button, 'button') ? undefined : onKeyDown },
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
