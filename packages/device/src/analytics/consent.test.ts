import { describe, expect, it } from 'vitest';
import { consentIn, consentMode } from './consent.ts';

describe('consentIn', () => {
  it.each([
    ['{"measuring":true,"marketing":false}', { measuring: true, marketing: false }],
    [null, null],
    ['', null],
    ['null', null],
    ['yes', null],
    ['{"measuring":true}', null],
    ['{"measuring":1,"marketing":0}', null],
  ])('reads %j', (stored, consent) => {
    expect(consentIn(stored)).toEqual(consent);
  });
});

describe('consentMode', () => {
  it.each([
    [true, false, 'granted', 'denied'],
    [false, true, 'denied', 'granted'],
    [false, false, 'denied', 'denied'],
  ])('of measuring %s and marketing %s', (measuring, marketing, analytics, ads) => {
    expect(consentMode({ measuring, marketing })).toEqual({
      analytics_storage: analytics,
      ad_storage: ads,
      ad_user_data: ads,
      ad_personalization: ads,
    });
  });
});
