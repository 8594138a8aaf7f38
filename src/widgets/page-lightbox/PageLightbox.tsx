import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { qualifies } from '../../elementor/lightboxLinks';
import { gates } from './coexistence';
import { isEdited } from './editor';
import { ownSettings } from './items';
import { IMAGE_LINKS, triggerOf } from './links';
import { serve } from './serve';
import { readKit, type settings as schema, settings } from './settings';

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
