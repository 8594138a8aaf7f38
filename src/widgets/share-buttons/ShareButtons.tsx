import type { ReactNode } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLiveList } from '../../core/react/hooks';
import { isRecord } from '../../core/settings/settings';
import { type WidgetProps, widget } from '../../core/types';
import { globalText, pageGlobal } from '../../page/base/globals';
import { safeUrl } from '../../page/base/url';
import { pressByKey } from '../../page/focus/asButton';
import { BUTTON, networkOf, type Shared, shareAddress } from './networks';
import { type ShareSettings, type settings as schema, settings } from './settings';

/** The features of the popup window; sizes in pixels. */
const POPUP = 'toolbar=0,status=0,width=640,height=480,noopener';

/** Decodes the page's title, which Elementor prints encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function sharedBy({ share_url, title, text, image }: ShareSettings): Shared {
  const { post } = pageGlobal('elementorFrontendConfig') ?? {};
  const page = isRecord(post) && !share_url ? post : undefined;
  return {
    url: share_url || window.location.href,
    title: title || decoded(globalText(page, 'title', '')) || document.title,
    text: text || globalText(page, 'excerpt', ''),
    image: image || globalText(page, 'featuredImage', ''),
  };
}

function share(button: Element, settings: ShareSettings): void {
  const network = networkOf(button);
  if (network === 'print') {
    window.print();
    return;
  }
  const given = network && shareAddress(network, sharedBy(settings));
  const address = given && safeUrl(given);
  if (!address) return;
  if (address.startsWith('mailto:')) window.location.assign(address);
  else window.open(address, '', POPUP);
}

/** Buttons that share the page on a network or by mail, or print it. */
function ShareButtons({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const buttons = useLiveList(() => [...host.querySelectorAll<HTMLElement>(BUTTON)]);
  const items = buttons.map((button): BindItem => {
    const isNative = button.matches('a[href], button');
    const onClick = (event: PageEvent): void => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      share(button, settings);
    };
    return [
      button,
      {
        attrs: isNative ? undefined : { role: 'button', tabindex: 0 },
        style: { cursor: 'pointer' },
        on: { click: onClick, keydown: isNative ? undefined : pressByKey },
      },
    ];
  });
  return <BindAll items={items} />;
}

export default widget({ settings, component: ShareButtons });
