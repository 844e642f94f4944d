import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { StoreProvider } from './store-context.ts';
import { storeViews } from '@dijla/contract/store-views';

const late = lazyPart<{ room: ReactNode }>({
  part: () => new Promise(() => undefined),
  room: ({ room }) => room,
});

describe('lazyPart', () => {
  it.each([
    ['the room its place keeps', <b key="room">room</b>, '<b>room</b>'],
    ['no room, where none is kept', null, ''],
  ])('shows %s until it comes, so that nothing moves', (_, room, shown) => {
    const markup = renderToString(
      <StoreProvider value={storeViews.en}>
        <late.Part room={room} />
      </StoreProvider>,
    );
    expect(markup.replaceAll(/<!--.*?-->|<template[^>]*><\/template>/gs, '')).toBe(shown);
  });
});
