import type { ReactNode, Ref } from 'react';
import type { Device } from './devices';

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
        Edit widgets
      </h1>
      <button type="button" aria-label="Pick on the page" aria-pressed={isPicking} onClick={() => onPick(!isPicking)}>
        Pick
      </button>
      <select
        className="side"
        aria-label="Show the page on"
        value={device?.id ?? ''}
        onChange={({ currentTarget: { value } }) => onDevice(devices.find(({ id }) => id === value))}
      >
        <option value="">Desktop</option>
        {devices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
        {isFolded ? 'Unfold' : 'Fold'}
      </button>
      <button type="button" className="side" aria-label="Move to the other side" onClick={onSide}>
        ⇄
      </button>
      <button type="button" aria-label="Close" onClick={onClose}>
        ×
      </button>
    </div>
  );
}
