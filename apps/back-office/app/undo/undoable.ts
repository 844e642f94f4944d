/** Milliseconds in which a change can be taken back. */
export const undoMs = 6000;

export type UndoableChange = {
  /** Shows the change at once, and returns what shows it as it was. */
  show: () => () => void;
  /** Makes the change; called once, when it was not taken back. */
  commit: () => Promise<void>;
  /** Called when the commit fails, after the page shows it as it was. */
  onFailure: (error: unknown) => void;
};

const pending = new Set<() => void>();

/** Makes every change that could still be taken back: the page is being left. */
export const commitAll = (): void => {
  pending.forEach((commit) => commit());
};

/**
 * Shows a change, and makes it after six seconds unless the returned function takes it back before. A change
 * that fails is shown as it was.
 */
export const startUndoable = ({ show, commit, onFailure }: UndoableChange): (() => void) => {
  const restore = show();
  const finish = (): void => {
    clearTimeout(timer);
    pending.delete(finish);
    commit().catch((error: unknown) => {
      restore();
      onFailure(error);
    });
  };
  const timer = setTimeout(finish, undoMs);
  pending.add(finish);
  return () => {
    if (!pending.delete(finish)) return;
    clearTimeout(timer);
    restore();
  };
};
