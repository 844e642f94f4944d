import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openModal } from './open-modal.ts';

/** Creates a fake dialog that can be opened and closed. */
const newDialog = () => {
  const events = new EventTarget();
  const state = {
    open: false,
    showModal: () => void (state.open = true),
    close: () => void (state.open = false),
    addEventListener: events.addEventListener.bind(events),
  };
  return {
    dialog: state as unknown as HTMLDialogElement,
    closeByEscape: () => {
      state.close();
      events.dispatchEvent(new Event('close'));
    },
  };
};

let dataset: Record<string, string> = {};
beforeEach(() => {
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
});
afterEach(() => vi.unstubAllGlobals());

describe('openModal', () => {
  it('opens the dialog and says on the root that the page is covered until it is closed', () => {
    const { dialog } = newDialog();
    const close = openModal(dialog);
    expect([dialog.open, dataset]).toEqual([true, { covered: '' }]);
    close();
    expect([dialog.open, dataset]).toEqual([false, {}]);
  });

  it('knows of one that the shopper closed', () => {
    const { dialog, closeByEscape } = newDialog();
    openModal(dialog);
    closeByEscape();
    expect(dataset).toEqual({});
  });

  it('leaves the page covered while another dialog is open', () => {
    const [below, above] = [newDialog(), newDialog()];
    openModal(below.dialog);
    const close = openModal(above.dialog);
    close();
    expect(dataset).toEqual({ covered: '' });
    below.closeByEscape();
    expect(dataset).toEqual({});
  });
});
