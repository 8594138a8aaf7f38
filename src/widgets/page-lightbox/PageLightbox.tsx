import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLiveList } from '../../core/react/hooks';
import type { Gate } from '../../core/types';
import { type WidgetProps, widget } from '../../core/widget';
import { qualifies } from '../../elementor/lightboxLinks';
import { ACTION_LINKS } from '../../elementor/loader/actionLinks';
import { ownSettings } from './items';
import { IMAGE_LINKS, LINKS, triggerOf } from './links';
import { isEdited, isOurs, serve } from './serve';
import { readKit, type settings as schema, settings } from './settings';

/** Skips Elementor's handlers for links that we open; it goes on with all others, and with add-ons' actions. */
const gates: readonly Gate[] = [
  { on: 'document', type: 'click', selector: LINKS, when: isOurs },
  {
    on: 'document',
    type: 'click',
    selector: ACTION_LINKS,
    functionName: 'bound runLinkAction',
    when: (element) => /action(=|%3D)lightbox\b/i.test(element.closest('a')?.getAttribute('href') ?? ''),
  },
];

const LIKELY = `[data-elementor-lightbox],[data-elementor-open-lightbox=yes],${IMAGE_LINKS}`;

/** Tells screen readers what opens over the page; what is no link and has no button inside becomes one. */
function labelOf(link: Element): BindItem {
  const trigger = triggerOf(link);
  const isButton = trigger === link && link.localName !== 'a';
  return [trigger, { attrs: { 'aria-haspopup': 'dialog', ...(isButton && { role: 'button', tabindex: '0' }) } }];
}

/** Opens pictures and videos of the host's links over the page. */
function PageLightbox({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const latest = useRef(settings);
  useLayoutEffect(() => {
    latest.current = settings;
  });
  useLayoutEffect(() => serve(host, () => latest.current), [host]);
  const { global_image_lightbox: isGlobal } = settings;
  const opens = (link: Element): boolean =>
    qualifies(link, isGlobal) && ownSettings(link) !== null && !isEdited(link) && !link.closest('[data-widget~=none]');
  const links = useLiveList(() => [...host.querySelectorAll(LIKELY)].filter(opens));
  return <BindAll items={links.map(labelOf)} />;
}

export default widget({
  settings,
  read: readKit,
  gates: async () => gates,
  component: PageLightbox,
});
