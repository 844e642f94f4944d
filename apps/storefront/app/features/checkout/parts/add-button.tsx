import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';

/** A quiet button that opens something optional of the form. */
export const AddButton = ({
  children,
  icon,
  onAdd,
}: {
  children: string;
  icon: IconName;
  onAdd: () => void;
}) => (
  <button
    className="press inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold text-accent-ink inset-ring-1 inset-ring-line hover:bg-sunken active:bg-sunken"
    onClick={onAdd}
    type="button"
  >
    <Icon className="size-4.5" name={icon} />
    {children}
  </button>
);
