const shape =
  'press inline-flex min-h-11 items-center justify-center gap-2 rounded-card px-4 text-center font-semibold disabled:pointer-events-none disabled:opacity-50 md:min-h-9.5';

/** Buttons of the desk: lower than the shop's on wide screens, and as large on phones. */
export const deskButton = {
  primary: `${shape} bg-accent text-on-accent hover:bg-accent-press active:bg-accent-press`,
  quiet: `${shape} bg-sunken text-ink hover:bg-line active:bg-line`,
  plain: `${shape} text-accent-ink hover:bg-sunken active:bg-sunken`,
  danger: `${shape} bg-danger text-on-status hover:brightness-95 active:brightness-90`,
} as const;

/** A square button that shows an icon alone. */
export const deskIconButton =
  'press inline-grid size-11 shrink-0 place-items-center rounded-card text-ink-soft hover:bg-sunken hover:text-ink active:bg-sunken md:size-9.5';
