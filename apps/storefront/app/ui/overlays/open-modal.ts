const covering = new Set<HTMLDialogElement>();

const uncover = (dialog: HTMLDialogElement): void => {
  covering.delete(dialog);
  if (covering.size === 0) delete document.documentElement.dataset['covered'];
};

/**
 * Opens a dialog over the page and returns the way to close it. As long as one is open the root says `data-covered`, and the page behind
 * is held still: a style sheet that looks for an open dialog in the whole page searches all of it whenever anything in it changes.
 */
export const openModal = (dialog: HTMLDialogElement): (() => void) => {
  if (!dialog.open) dialog.showModal();
  covering.add(dialog);
  document.documentElement.dataset['covered'] = '';
  dialog.addEventListener('close', () => uncover(dialog), { once: true });
  return () => {
    dialog.close();
    uncover(dialog);
  };
};
