import type { IconName } from '@dijla/ui-kit/pictures/icon.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

export type MarkButtonProps = {
  label: string;
  icon: IconName;
  isOn: boolean;
  /** Looks of the icon while it is on. */
  onStyle: string;
  onToggle: () => void;
  /** Fetches what the button opens, before it is pressed. */
  onFetch?: () => void;
  className?: string;
};

/** A round button over a picture or beside a price that is on or off. Its target is larger than what is seen. */
export const MarkButton = ({
  label,
  icon,
  isOn,
  onStyle,
  onToggle,
  onFetch,
  className = '',
}: MarkButtonProps) => (
  <button
    aria-label={label}
    aria-pressed={isOn}
    className={`press grid size-11 place-items-center rounded-full print:hidden ${className}`}
    onClick={onToggle}
    onFocus={onFetch}
    onPointerDown={onFetch}
    title={label}
    type="button"
  >
    <span className="grid size-9 place-items-center rounded-full bg-surface">
      <Icon className={`size-5 ${isOn ? onStyle : 'text-ink'}`} name={icon} />
    </span>
  </button>
);
