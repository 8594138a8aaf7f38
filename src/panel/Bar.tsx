import type { ReactNode, Ref } from 'react';
import type { Device } from './devices';
import { t } from './texts';

interface Props {
  titleRef: Ref<HTMLHeadingElement>;
  isPicking: boolean;
  onPick(isPicking: boolean): void;
  isFolded: boolean;
  onFold(isFolded: boolean): void;
  devices: readonly Device[];
  /** The device that the page is shown as; undefined: the window itself. */
  device: Device | undefined;
  onDevice(device: Device | undefined): void;
  onSide(): void;
  onClose(): void;
}

/** The panel's title and the buttons beside it. */
export function Bar(props: Props): ReactNode {
  const { titleRef, isPicking, onPick, isFolded, onFold, devices, device, onDevice, onSide, onClose } = props;
  return (
    <div className="bar">
      <h1 ref={titleRef} tabIndex={-1}>
        {t('Edit widgets')}
      </h1>
      <button
        type="button"
        aria-label={t('Pick on the page')}
        aria-pressed={isPicking}
        onClick={() => onPick(!isPicking)}
      >
        {t('Pick')}
      </button>
      <select
        className="side"
        aria-label={t('Show the page on')}
        value={device?.id ?? ''}
        onChange={({ currentTarget: { value } }) => onDevice(devices.find(({ id }) => id === value))}
      >
        <option value="">{t('Desktop')}</option>
        {devices.map(({ id, name }) => (
          <option key={id} value={id}>
            {t(name)}
          </option>
        ))}
      </select>
      <button type="button" aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
        {isFolded ? t('Unfold') : t('Fold')}
      </button>
      <button type="button" className="side" aria-label={t('Move to the other side')} onClick={onSide}>
        ⇄
      </button>
      <button type="button" aria-label={t('Close')} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
