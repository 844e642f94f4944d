import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commitAll, startUndoable, undoMs } from './undoable.ts';

const change = (commit: () => Promise<void> = () => Promise.resolve()) => {
  const happened: string[] = [];
  const undo = startUndoable({
    show: () => {
      happened.push('shown');
      return () => happened.push('restored');
    },
    commit: () => {
      happened.push('committed');
      return commit();
    },
    onFailure: () => happened.push('failed'),
  });
  return { happened, undo };
};

describe('startUndoable', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows a change at once and makes it when its time is over', () => {
    const { happened } = change();
    vi.advanceTimersByTime(undoMs - 1);
    expect(happened).toEqual(['shown']);
    vi.advanceTimersByTime(1);
    expect(happened).toEqual(['shown', 'committed']);
  });

  it('takes it back without ever making it', () => {
    const { happened, undo } = change();
    undo();
    vi.advanceTimersByTime(undoMs);
    expect(happened).toEqual(['shown', 'restored']);
  });

  it('makes it at once when the page is left, and once only', () => {
    const { happened, undo } = change();
    commitAll();
    undo();
    vi.advanceTimersByTime(undoMs);
    expect(happened).toEqual(['shown', 'committed']);
  });

  it('shows it as it was when it fails', async () => {
    const { happened } = change(() => Promise.reject(new Error('refused')));
    await vi.advanceTimersByTimeAsync(undoMs);
    expect(happened).toEqual(['shown', 'committed', 'restored', 'failed']);
  });
});
