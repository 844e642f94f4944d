import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { type DevicePosition, devicePosition } from './device-position.lazy.ts';

const action = 'press min-h-11 rounded-card px-3 font-semibold text-accent-ink hover:bg-line';

type AddressPositionProps = {
  /** Whether the address has a position already; otherwise the device is asked for one. */
  isPlaced: boolean;
  onPlace: (position: DevicePosition) => void;
  /** Called when the position was removed or could not be loaded. */
  onClose: () => void;
};

/**
 * The position of the device as part of the address, asked for as soon as the shopper has asked for this part. No map
 * is shown, because a map comes from a host of others.
 */
export const AddressPosition = ({ isPlaced, onPlace, onClose }: AddressPositionProps) => {
  const texts = useTexts('checkoutOptions');
  const { position } = useTexts('checkoutForm');
  const [state, setState] = useState<'placed' | 'locating' | 'failed'>(isPlaced ? 'placed' : 'locating');
  const isLeft = useRef(false);
  const locate = async () => {
    setState('locating');
    const found: DevicePosition | null = await devicePosition();
    if (isLeft.current) return;
    setState(found === null ? 'failed' : 'placed');
    if (found !== null) onPlace(found);
  };
  const begin = useRef(isPlaced ? () => undefined : locate);
  useEffect(() => {
    isLeft.current = false;
    void begin.current();
    return () => {
      isLeft.current = true;
    };
  }, []);
  const remove = () => {
    onPlace({ latitude: '', longitude: '' });
    onClose();
  };
  const said = { placed: position, locating: texts.locating, failed: texts.positionFailed }[state];
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-card bg-sunken py-1.5 ps-4 pe-1.5">
      <Icon className="size-5 shrink-0 text-accent-ink" name={state === 'failed' ? 'alert' : 'pin'} />
      <output className="grid min-w-0 flex-1 basis-40 py-1.5 leading-snug">
        <span className="font-medium">{said}</span>
        {state === 'placed' && <span className="text-sm text-ink-soft">{texts.positionDetail}</span>}
      </output>
      {state === 'failed' && (
        <button className={action} onClick={() => void locate()} type="button">
          {texts.tryAgain}
        </button>
      )}
      {state !== 'locating' && (
        <button aria-label={texts.removePosition} className={action} onClick={remove} type="button">
          <Icon className="size-5" name="close" />
        </button>
      )}
    </div>
  );
};
