// @chunk shell
const shape =
  'press inline-flex min-h-12 items-center justify-center gap-2 rounded-card px-6 py-2 text-center font-semibold';

/** Button styles, for links and buttons alike. */
export const buttonStyle = {
  primary: `${shape} bg-accent text-on-accent hover:bg-accent-press active:bg-accent-press`,
  quiet: `${shape} bg-sunken text-ink hover:bg-line active:bg-line`,
  /** The quiet button on ground of its own color. */
  quietOnSunken: `${shape} bg-surface text-ink inset-ring-1 inset-ring-line hover:bg-line active:bg-line`,
  danger: `${shape} bg-danger text-on-status hover:brightness-95 active:brightness-90`,
} as const;

/** Icon button with a square target of 44 px. */
export const iconButtonStyle =
  'press inline-grid size-11 place-items-center rounded-full hover:bg-sunken active:bg-sunken';
