import { type ReactNode, useState } from 'react';
import { Bind, BindAll } from '../../core/react/Bind';
import { useLiveList } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { asButton, nameFor } from '../../page/focus/asButton';
import { ContentDialog } from '../../ui/dialogs/content/ContentDialog';
import { CLOSE, nameIn, openersOf, panelFor, panelsOf } from './markup';
import { type settings as schema, settings } from './settings';

interface Opened {
  opener: HTMLElement;
  panel: HTMLElement | null;
}

/** Opens dialogs on the members of a team. */
function TeamPopup({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [opened, setOpened] = useState<Opened | null>(null);
  const openers = useLiveList(() => openersOf(host));
  // A panel in its dialog is not in the host.
  const panels = useLiveList<HTMLElement>((before) => {
    const inHost = panelsOf(host);
    return [...before.filter((panel) => !inHost.includes(panel) && panel.closest('.mfp-wrap')), ...inHost];
  });
  const { labelText, closeText } = settings;
  const panel = opened?.panel ?? null;
  const close = panel?.querySelector<HTMLElement>(CLOSE);
  return (
    <>
      <BindAll
        items={openers.map((opener) => {
          const ofOpener = panelFor(opener, panels);
          const open = (): void => setOpened((now) => now ?? { opener, panel: ofOpener });
          return [
            opener,
            asButton(opener, open, {
              'aria-haspopup': 'dialog',
              'aria-label': nameFor(opener, nameIn(ofOpener) || labelText),
            }),
          ] as const;
        })}
      />
      {close && <Bind to={close} attrs={{ 'aria-label': nameFor(close, closeText) }} />}
      {opened && (
        <ContentDialog
          contents={[{ kind: 'inline', element: panel }]}
          className="my-mfp-slide-bottom ekit-promo-popup ekit-team-modal"
          label={nameIn(panel) || labelText}
          opener={opened.opener}
          cross={close ? 'none' : 'inside'}
          closes={CLOSE}
          onClosed={() => setOpened(null)}
        />
      )}
    </>
  );
}

export default widget({ settings, component: TeamPopup });
