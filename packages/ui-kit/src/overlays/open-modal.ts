const covering = new Set<HTMLDialogElement>();

const uncover = (dialog: HTMLDialogElement): void => {
  covering.delete(dialog);
  if (covering.size === 0) delete document.documentElement.dataset['covered'];
};

/**
 * Opens a dialog over the page and returns the function that closes it. While any dialog is open, the root
 * has `data-covered` and the page behind does not scroll. A style sheet that searched the whole page for an
 * open dialog would do so on every change.
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
