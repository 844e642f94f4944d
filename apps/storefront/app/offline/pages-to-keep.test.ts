import { describe, expect, it } from 'vitest';
import { pagesToKeep } from './pages-to-keep.ts';

const browser = (kept: Record<string, string> = {}) => {
  const notes = new Map(Object.entries(kept));
  const storage = {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, text: string) => void notes.set(key, text),
    removeItem: (key: string) => void notes.delete(key),
  };
  return { notes, page: () => pagesToKeep(() => storage) };
};

describe('pagesToKeep', () => {
  it('names a page that was left at once to the next page, until its copy is made', () => {
    const { notes, page } = browser();
    page().note('/ar/a-mug?page=2');
    const next = page();
    next.note('/ar');
    expect(next.open()).toEqual(['/ar/a-mug?page=2', '/ar']);
    next.forget('/ar/a-mug?page=2');
    next.forget('/ar');
    expect([next.open(), notes.size]).toEqual([[], 0]);
  });

  it('keeps each page once, and the latest eight', () => {
    const { page } = browser();
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 2]) page().note(`/en/${number}`);
    expect(page().open()).toEqual([3, 4, 5, 6, 7, 8, 9, 2].map((number) => `/en/${number}`));
  });

  it.each(['{', '7', '{"a":1}', '[7,"//other"]'])(
    'reads what is none of its own (%s) without failing',
    (text) => {
      expect(browser({ 'dijla-pages-to-keep': text }).page().open().length).toBeLessThan(2);
    },
  );

  it('has none in a browser that keeps no notes', () => {
    const page = pagesToKeep(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    page.note('/ar');
    page.forget('/ar');
    expect(page.open()).toEqual([]);
  });
});
