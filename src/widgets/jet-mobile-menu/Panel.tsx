import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { pressByKey } from '../../page/focus/asButton';
import { focusOn, tabbable } from '../../page/focus/focus';
import type { Item, Menu } from './items';
import { List } from './List';
import { Icon, ServerHtml, Template } from './ServerHtml';
import type { MobileMenuSettings } from './settings';

interface BreadcrumbsProps {
  trail: readonly Item[];
  divider: Element | null;
  isMinimal: boolean;
  /** Shows the list at a place in the trail. */
  goTo(length: number): void;
}

/** The way to the current list; its steps but the last one lead back. */
function Breadcrumbs({ trail, divider, isMinimal, goTo }: BreadcrumbsProps): ReactNode {
  const steps = isMinimal ? trail.slice(-1) : trail;
  return (
    <div className="jet-mobile-menu__breadcrumbs">
      {steps.map((item, at) => {
        const isLast = at === steps.length - 1;
        const press = (): void => goTo(at + 1);
        const label = <ServerHtml as="span" className="breadcrumb-name" html={item.name} />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
          <div key={at} className="jet-mobile-menu__breadcrumb">
            {isLast ? (
              <div className="breadcrumb-label">{label}</div>
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: style sheets know it as a plain element
              <div className="breadcrumb-label" role="button" tabIndex={0} onClick={press} onKeyDown={pressByKey}>
                {label}
              </div>
            )}
            {!isLast && <Icon className="breadcrumb-divider" of={divider} />}
          </div>
        );
      })}
    </div>
  );
}

interface ControlProps {
  icon: Element | null;
  text?: string;
  label: string;
  press(): void;
}

/** The button that closes the menu, or leads back. */
const Control = ({ icon, text, label, press }: ControlProps): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: style sheets know it as a plain element
  <div
    className="jet-mobile-menu__back"
    role="button"
    tabIndex={0}
    aria-label={text ? undefined : label}
    onClick={press}
    onKeyDown={pressByKey}
  >
    <Icon of={icon} />
    {text && <span>{text}</span>}
  </div>
);

interface PanelProps {
  menu: Menu;
  settings: MobileMenuSettings;
  trail: readonly Item[];
  show(trail: readonly Item[]): void;
  icon(name: string): Element | null;
  close(): void;
}

/** What is in the open menu: the current list or mega menu, the way to it, and the site's own parts. */
export function Panel({ menu, settings, trail, show, icon, close }: PanelProps): ReactNode {
  const current = trail.at(-1);
  const body = useRef<HTMLDivElement>(null);
  const [isBack, setBack] = useState(false);
  const first = useRef(true);
  const go = (to: readonly Item[]): void => {
    setBack(to.length < trail.length);
    show(to);
  };
  // The focus moves into the new list, because the element that had it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another list is shown
  useLayoutEffect(() => {
    const [stop] = body.current && !first.current ? tabbable(body.current) : [];
    first.current = false;
    if (stop) focusOn(stop, { preventScroll: true });
  }, [trail]);
  return (
    <div className="jet-mobile-menu__container-inner">
      {menu.header && <Template className="jet-mobile-menu__header-template" html={menu.header} />}
      <div className="jet-mobile-menu__controls">
        {settings.useBreadcrumb && trail.length > 0 && (
          <Breadcrumbs
            trail={trail}
            divider={icon('breadcrumbIcon')}
            isMinimal={settings.breadcrumbPath === 'minimal'}
            goTo={(length) => go(trail.slice(0, length))}
          />
        )}
        {trail.length > 0 ? (
          <Control
            icon={icon('backIcon')}
            text={settings.backText}
            label={settings.backLabel}
            press={() => go(trail.slice(0, -1))}
          />
        ) : (
          settings.menuLayout === 'slide-out' && (
            <Control icon={icon('closeIcon')} label={settings.closeText} press={close} />
          )
        )}
      </div>
      {menu.before && <Template className="jet-mobile-menu__before-template" html={menu.before} />}
      <div
        ref={body}
        key={trail.length}
        className={`jet-mobile-menu__body ${isBack ? 'is-previous' : trail.length > 0 ? 'is-next' : ''}`.trim()}
      >
        {current?.content ? (
          <Template className="jet-mobile-menu__template" html={current.content} />
        ) : (
          <List
            items={current?.children ?? menu.items}
            depth={trail.length}
            settings={settings}
            icon={icon}
            enter={(item) => go([...trail, item])}
          />
        )}
      </div>
      {menu.after && <Template className="jet-mobile-menu__after-template" html={menu.after} />}
    </div>
  );
}
