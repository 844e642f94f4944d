import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { type CallDefinition, journeyOf } from './define-call.ts';
import { type Journey, journeys, stepOutcome } from './journeys.ts';

const names = Object.keys(journeys) as Journey[];
const definitions = Object.entries<CallDefinition>(calls);

describe('stepOutcome', () => {
  it.each(names)('of %s is good within its time, slow after it', (journey) => {
    const { withinSeconds } = journeys[journey];
    expect([200, 400, 404].map((status) => stepOutcome(journey, status, withinSeconds))).toEqual([
      'good',
      'good',
      'good',
    ]);
    expect(stepOutcome(journey, 200, withinSeconds + 0.001)).toBe('slow');
  });

  it.each([500, 502, 503])('is failed by status %i, however quick', (status) => {
    expect(stepOutcome('pay', status, 0)).toBe('failed');
  });

  it('is none for whoever asks too often', () => {
    expect(stepOutcome('log-in', 429, 0)).toBeUndefined();
  });
});

describe('journeys', () => {
  it.each(names)('%s has calls that are its steps, and a promise that can be kept', (journey) => {
    const steps = definitions.filter(
      ([, definition]) => journeyOf(definition, { query: {}, body: undefined }) === journey,
    );
    expect(steps.length).toBeGreaterThan(0);
    expect(journeys[journey].objective).toBeGreaterThan(0.9);
    expect(journeys[journey].objective).toBeLessThan(1);
  });

  it('are those of shoppers: no call of the desk is a step', () => {
    const ofDesk = definitions.filter(([, { path, journey }]) => path.startsWith('/api/desk') && journey);
    expect(ofDesk.map(([name]) => name)).toEqual([]);
  });

  it.each<[string, object, unknown, Journey]>([
    ['words', { request: '{"_appliedFilters":[],"_searchText":"kettle"}' }, undefined, 'search'],
    ['words in a body', {}, { _searchText: 'كتلي' }, 'search'],
    ['a listing', { request: '{"_appliedFilters":[],"_searchText":""}' }, undefined, 'browse'],
    ['a body without words', {}, { _searchText: ' ' }, 'browse'],
    ['nothing', {}, undefined, 'browse'],
  ])('a catalogue that is asked for %s is a step of one', (_, query, body, journey) => {
    expect(journeyOf(calls['catalog/search'], { query: { ...query }, body })).toBe(journey);
  });
});
