import { describe, expect, it } from 'vitest';
import { scriptsByManifest } from './build-scripts.ts';

const scriptsOf = scriptsByManifest({
  'app/a.tsx': { file: 'assets/a-1.js', imports: ['_shared.js'] },
  'app/b.tsx': { file: 'assets/b-2.js', imports: ['_shared.js', 'app/a.tsx'] },
  '_shared.js': { file: 'assets/shared-3.js', imports: ['app/a.tsx'] },
});

describe('scriptsByManifest', () => {
  it.each([
    [['app/a.tsx'], ['/assets/a-1.js', '/assets/shared-3.js']],
    [
      ['app/b.tsx', 'app/a.tsx'],
      ['/assets/b-2.js', '/assets/shared-3.js', '/assets/a-1.js'],
    ],
    [['app/none.tsx'], []],
    [[], []],
  ])('%j is made of %j', (sources, scripts) => {
    expect(scriptsOf(sources)).toEqual(scripts);
  });
});
