import { describe, expect, it } from 'vitest';
import { timesReport } from './test-times.ts';

describe('the times of a run', () => {
  it('names the minutes of each kind and their sum', () => {
    const [minutes] = timesReport(
      [
        { kind: 'unit', ms: 90_000 },
        { kind: 'journeys', ms: 600_000 },
      ],
      [],
    );
    expect(minutes).toBe('unit 1.5 min, journeys 10.0 min, all 11.5 min');
  });

  it('names the forty slowest files, the slowest first', () => {
    const files = Array.from({ length: 45 }, (_, place) => ({ file: `${place}.test.ts`, ms: place * 1000 }));
    const [, ...slowest] = timesReport([], files);
    expect(slowest).toHaveLength(40);
    expect(slowest[0]).toBe('  44 s  44.test.ts');
    expect(slowest[39]).toBe('   5 s  5.test.ts');
  });
});
