import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countdownOf } from './countdown.lazy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('countdownOf', () => {
  const counting = () => {
    let ends = 0;
    const countdown = countdownOf(5000, () => (ends += 1));
    return { countdown, ends: () => ends };
  };

  it('ends once its time has run, however often it is told to run', () => {
    const { countdown, ends } = counting();
    countdown.resume();
    countdown.resume();
    vi.advanceTimersByTime(4999);
    expect(ends()).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(ends()).toBe(1);
  });

  it('stands still while paused and goes on with what was left', () => {
    const { countdown, ends } = counting();
    countdown.resume();
    vi.advanceTimersByTime(3000);
    countdown.pause();
    countdown.pause();
    vi.advanceTimersByTime(60_000);
    countdown.resume();
    vi.advanceTimersByTime(1999);
    expect(ends()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(ends()).toBe(1);
  });

  it('does not run until it is told to', () => {
    const { ends } = counting();
    vi.advanceTimersByTime(60_000);
    expect(ends()).toBe(0);
  });
});
