import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import { isModified, type PageEvent } from '../../core/jquery/listen';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { sync, useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { reducesMotion } from '../../page/base/device';
import { asArgument, emit } from '../../page/base/events';
import { useNamedTabs } from '../../ui/panels/useAddress';
import { usePanels } from '../../ui/panels/usePanels';
import { barOf, type JetPanel, panelsOf, rootOf, switchOf } from './markup';
import { readJetTabs, type settings as schema, settings } from './settings';

type Props = WidgetProps<typeof schema>;

const POSITIONS = ['top', 'bottom', 'left', 'right'];

/** How long JetTabs' effects take, after which other scripts are told, in milliseconds. */
const EFFECT = 500;

/** Tells other scripts of an opened panel, and scrolls to it where the setting asks for it. */
function useNews(
  root: Element | null,
  panels: readonly JetPanel[],
  active: JetPanel | undefined,
  given: Props['settings'],
) {
  const shown = useRef(active?.body);
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const body = active?.body;
  const index = panels.findIndex((panel) => panel.body === body);
  useLayoutEffect(() => {
    if (!root || !body || shown.current === body) return undefined;
    shown.current = body;
    const isSwitcher = root.matches('.jet-switcher');
    const tell = (when: 'before' | 'after'): void => {
      const target = asArgument(root);
      if (isSwitcher) emit(window, `jet-tabs/switcher/show-case-event/${when}`, { target, caseIndex: index });
      else emit(window, `jet-tabs/tabs/show-tab-event/${when}`, { target, tabIndex: index });
    };
    tell('before');
    const timer = window.setTimeout(() => {
      tell('after');
      const { switchScrolling, switchScrollingOffset } = latest.current;
      if (!switchScrolling) return;
      const top = body.getBoundingClientRect().top + window.scrollY - switchScrollingOffset;
      window.scrollTo({ top, behavior: reducesMotion() ? 'instant' : 'smooth' });
    }, EFFECT);
    return () => clearTimeout(timer);
  }, [root, body, index]);
}

/**
 * Opens one panel after the other, unless the pointer or the focus is in the host. Each panel has the whole `delay`,
 * whoever opened it.
 */
function useAutoSwitch(host: HTMLElement, at: number, delay: number, next: (at: number) => void): void {
  const latest = useRef(next);
  useLayoutEffect(() => {
    latest.current = next;
  });
  useLayoutEffect(() => {
    if (!delay || reducesMotion()) return undefined;
    const timer = window.setInterval(() => {
      if (!host.matches(':hover, :focus-within') && !document.hidden) sync(() => latest.current(at));
    }, delay);
    return () => clearInterval(timer);
  }, [host, at, delay]);
}

/** Shows one of several contents. */
function JetTabs({ host, settings }: Props): ReactNode {
  const panels = usePanels(host, panelsOf);
  const root = useLive(host, rootOf);
  const bar = useLive(host, barOf);
  const isSwitcher = root?.matches('.jet-switcher') ?? false;
  // A switcher may start with its second content.
  const [printed] = useState(() => panels.find(({ body }) => body.classList.contains('active-content'))?.body);
  const { active, on, show, choose } = useNamedTabs({
    host,
    tabs: panels,
    first: isSwitcher
      ? (panels.find(({ body }) => body === printed) ?? panels[0])
      : settings.activeIndex < 0
        ? null
        : (panels[settings.activeIndex] ?? panels[0]),
    opensOnHover: settings.event === 'hover',
  });
  const position = useDeviceValue(settings.tabs_position);
  useNews(root, panels, active, settings);
  const at = active ? panels.indexOf(active) : -1;
  const step = (from: number): void => void show(panels[(from + 1) % panels.length] ?? null);
  useAutoSwitch(host, at, settings.autoSwitch ? settings.autoSwitchDelay : 0, step);

  // A press on the switch changes it. Its titles let pointers through; a press on one of them comes from a screen
  // reader.
  const press = (event: PageEvent): void => {
    const { target } = event;
    if (!isElement(target) || isModified(event)) return;
    const titled = panels.find(({ title }) => title.contains(target));
    const wanted = titled ?? (switchOf(host)?.contains(target) ? panels.find((panel) => panel !== active) : undefined);
    if (!wanted) return;
    event.preventDefault();
    choose(wanted);
  };
  const items: BindItem[] = [[host, { on: isSwitcher ? { ...on, click: press } : on }]];
  if (root && isSwitcher) {
    items.push([root, { class: { 'jet-switcher--disable': at === 0, 'jet-switcher--enable': at === 1 } }]);
  } else if (root && position) {
    const classes = POSITIONS.map((one) => [`jet-tabs-position-${one}`, one === position] as const);
    items.push([root, { class: Object.fromEntries(classes) }]);
  }
  if (bar) items.push([bar, { attrs: { role: 'tablist' } }]);
  for (const panel of panels) {
    const { title, body } = panel;
    const isActive = panel === active;
    // Without an open tab, the first one is the way in.
    const isStop = active ? isActive : panel === panels[0];
    const attrs = { role: 'tab', 'aria-selected': String(isActive), 'aria-expanded': String(isActive) };
    items.push(
      [title, { class: { 'active-tab': !isSwitcher && isActive }, attrs: { ...attrs, tabindex: isStop ? 0 : -1 } }],
      [
        body,
        {
          class: { 'active-content': isActive },
          // The style sheet only makes a closed panel transparent.
          attrs: {
            role: 'tabpanel',
            'aria-labelledby': title.id || undefined,
            'aria-label': title.id ? undefined : title.textContent?.trim(),
            'aria-hidden': String(!isActive),
            inert: !isActive,
          },
        },
      ],
    );
  }
  return <BindAll items={items} />;
}

export default widget({ settings, read: readJetTabs, component: JetTabs });
