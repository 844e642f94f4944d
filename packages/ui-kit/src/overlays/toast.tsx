import { Icon, type IconName } from '../pictures/icon.tsx';

export type ToastProps = {
  type: 'success' | 'error' | 'warning' | 'info';
  message: string;
  /** Name of what the message is about, shown below it. */
  about?: { name: string; lang: string | null } | null;
  closeLabel: string;
  onClose: () => void;
  /** The single action offered. */
  action?: { label: string; onAct: () => void };
};

const marks: Readonly<Record<ToastProps['type'], { icon: IconName; look: string }>> = {
  success: { icon: 'check', look: 'bg-success text-on-status' },
  error: { icon: 'alert', look: 'bg-danger text-on-status' },
  warning: { icon: 'alert', look: 'bg-warning text-on-status' },
  info: { icon: 'info', look: 'bg-accent text-on-accent' },
};

/**
 * A message floating above the page. The parent decides its position, its duration and whether it is
 * announced.
 */
export const Toast = ({ type, message, about = null, closeLabel, onClose, action }: ToastProps) => (
  <div className="flex w-full max-w-md animate-[rise_220ms] items-center gap-2.5 rounded-card bg-raised py-1.5 ps-3 pe-1.5 shadow-float">
    <span
      className={`grid size-7 shrink-0 place-items-center rounded-full max-xs:hidden ${marks[type].look}`}
    >
      <Icon className="size-4" name={marks[type].icon} />
    </span>
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
      <p
        className={`min-w-0 flex-1 leading-snug [overflow-wrap:anywhere] ${about === null ? 'basis-44 py-1.5' : 'basis-full pt-1.5'}`}
      >
        {message}
      </p>
      {about !== null && (
        <bdi
          className="min-w-0 flex-1 basis-24 line-clamp-room-2 text-sm leading-snug text-ink-soft [overflow-wrap:anywhere]"
          lang={about.lang ?? undefined}
        >
          {about.name}
        </bdi>
      )}
      {action !== undefined && (
        <button
          className="press -ms-2 min-h-11 max-w-full rounded-card px-2 text-start font-semibold text-accent-ink hover:bg-sunken active:bg-sunken"
          onClick={action.onAct}
          type="button"
        >
          {action.label}
        </button>
      )}
    </div>
    <button
      aria-label={closeLabel}
      className="press grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken active:bg-sunken"
      onClick={onClose}
      type="button"
    >
      <Icon className="size-4.5" name="close" />
    </button>
  </div>
);
