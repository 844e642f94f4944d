import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderBar } from './order-bar.ts';

afterEach(() => vi.unstubAllGlobals());

describe('orderBar', () => {
  it('is said on the root while the bar is there', () => {
    const dataset: Record<string, string> = {};
    vi.stubGlobal('document', { documentElement: { dataset } });
    const gone = orderBar(null);
    expect(dataset).toEqual({ orderBar: '' });
    gone();
    expect(dataset).toEqual({});
  });
});
