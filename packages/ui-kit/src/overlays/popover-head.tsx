// @chunk listing
import { iconButtonStyle } from '../button-style.ts';
import { Icon } from '../pictures/icon.tsx';

/**
 * Title of a native popover and its close button, which works without scripts. Returned as a fragment, so
 * that the container places them at both ends.
 */
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
