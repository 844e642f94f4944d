import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { StoreProvider } from './store-context.ts';
import { storeViews } from '@dijla/contract/store-views';

const late = lazyPart<{ placeholder: ReactNode }>({
  part: () => new Promise(() => undefined),
  placeholder: ({ placeholder }) => placeholder,
});

describe('lazyPart', () => {
  it.each([
    ['its placeholder', <b key="placeholder">…</b>, '<b>…</b>'],
    ['nothing, if it has no placeholder', null, ''],
  ])('shows %s until it has loaded, so that nothing moves', (_, placeholder, shown) => {
    const markup = renderToString(
      <StoreProvider value={storeViews.en}>
        <late.Part placeholder={placeholder} />
      </StoreProvider>,
    );
    expect(markup.replaceAll(/<!--.*?-->|<template[^>]*><\/template>/gs, '')).toBe(shown);
  });
});
