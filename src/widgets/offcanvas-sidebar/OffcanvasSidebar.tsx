import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { keyOf, sync, useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { asButton, nameFor } from '../../page/focus/asButton';
import { onLeavingLink } from '../../page/scroll/samePage';
import { useModal } from '../../ui/dialogs/modal/useModal';
import { GROUP, OPENERS } from './markup';
import { readSidebar, type settings as schema, settings } from './settings';
import './sidebar.css';

type Settings = WidgetProps<typeof schema>['settings'];

/** The host's elements, without those of a sidebar nested in its panel. */
const ownOf = (host: Element, selector: string): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.closest('[data-widget~=offcanvas-sidebar]') === host,
  );

interface SidebarProps {
  group: HTMLElement;
  openers: readonly HTMLElement[];
  settings: Settings;
}

/** A panel and its openers. */
function Sidebar({ group, openers, settings }: SidebarProps): ReactNode {
  const { disable_bodyscroll: locksScroll, openText, closeText, labelText } = settings;
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const panel = group.querySelector<HTMLElement>('.ekit-sidebar-widget') ?? group;
  const closers = useLiveList(() => [...group.querySelectorAll<HTMLElement>('.ekit_close-side-widget')]);
  const overlay = group.querySelector('.ekit-overlay');
  const isOpen = opener !== null;
  const id = panel.id || `offcanvas-sidebar-${keyOf(panel)}`;
  const close = (): void => {
    leave();
    sync(() => setOpener(null));
  };
  const leave = useModal(isOpen, () => ({ root: group, focus: panel, opener, locksScroll, onEscape: close }));
  useLayoutEffect(() => onLeavingLink(panel, () => sync(() => setOpener(null))), [panel]);

  const items: BindItem[] = [
    [group, { class: { ekit_isActive: isOpen }, attrs: { inert: !isOpen } }],
    [panel, { attrs: { id, role: 'dialog', 'aria-modal': 'true', 'aria-label': labelText } }],
    ...openers.map(
      (one): BindItem => [
        one,
        asButton(one, () => (isOpen ? close() : setOpener(one)), {
          'aria-haspopup': 'dialog',
          'aria-expanded': String(isOpen),
          'aria-controls': id,
          'aria-label': nameFor(one, openText),
        }),
      ],
    ),
    ...closers.map((one): BindItem => [one, asButton(one, close, { 'aria-label': nameFor(one, closeText) })]),
  ];
  if (overlay) items.push([overlay, { on: { click: close } }]);
  return <BindAll items={items} />;
}

/** Opens side panels. */
function OffcanvasSidebar({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const groups = useLiveList(() => ownOf(host, GROUP));
  const openers = useLiveList(() => ownOf(host, OPENERS));
  // Usually one of each. Otherwise they are paired in order.
  const openersOf = (at: number): HTMLElement[] =>
    openers.filter((_, place) => Math.min(place, groups.length - 1) === at);
  return groups.map((group, at) => (
    <Sidebar key={keyOf(group)} group={group} openers={openersOf(at)} settings={settings} />
  ));
}

export default widget({ settings, read: readSidebar, component: OffcanvasSidebar });
