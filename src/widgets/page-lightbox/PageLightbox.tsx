import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLiveList } from '../../core/react/hooks';
import type { Gate } from '../../core/types';
import { type WidgetProps, widget } from '../../core/types';
import { qualifies } from '../../elementor/lightboxLinks';
import { ACTION_LINKS } from '../../elementor/loader/actionLinks';
import { ownSettings } from './items';
import { IMAGE_LINKS, LINKS, triggerOf } from './links';
import { isEdited, isOurs, serve } from './serve';
import { readKit, type settings as schema, settings } from './settings';

/** Skips Elementor's handlers for the links we open. All other links, and the actions of add-ons, are left to it. */
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

/** Announces the dialog to screen readers. Makes an element a button if it is no link and contains no button. */
function labelOf(link: Element): BindItem {
  const trigger = triggerOf(link);
  const isButton = trigger === link && link.localName !== 'a';
  return [trigger, { attrs: { 'aria-haspopup': 'dialog', ...(isButton && { role: 'button', tabindex: '0' }) } }];
}

/** Opens images and videos from the host's links over the page. */
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
  isLeft: false,
});
