// @chunk listing
import { iconButtonStyle } from '../button-style.ts';
import { Icon } from '../pictures/icon.tsx';

/** What a native popover is about, and the cross that closes it without a script. They stand at both ends of whatever holds them. */
export const PopoverHead = ({
  popoverId,
  title,
  closeLabel,
}: {
  popoverId: string;
  title: string;
  closeLabel: string;
}) => (
  <>
    <h2 className="text-lg">{title}</h2>
    <button
      aria-label={closeLabel}
      className={iconButtonStyle}
      popoverTarget={popoverId}
      popoverTargetAction="hide"
      type="button"
    >
      <Icon name="close" />
    </button>
  </>
);
