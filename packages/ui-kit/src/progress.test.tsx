import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Progress } from './progress.tsx';

const figuresOf = (markup: string) =>
  ['max', 'value'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1]);

describe('Progress', () => {
  it.each([
    [32, 50, ['50', '32']],
    [0, 50, ['50', '0']],
    [0, 0, ['1', '1']],
  ])('shows %i of %i', (value, max, figures) => {
    expect(figuresOf(renderToStaticMarkup(<Progress label="" max={max} value={value} />))).toEqual(figures);
  });
});
