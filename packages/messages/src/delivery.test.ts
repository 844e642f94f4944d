import { describe, expect, it } from 'vitest';
import { delivery as arabic } from './ar/cart/delivery.ts';
import { delivery as english } from './en/cart/delivery.ts';

describe('delivery.orderBefore', () => {
  it.each([
    [9, 'Order before 9AM,', 'اطلب قبل 9 صباحاً،'],
    [12, 'Order before 12PM,', 'اطلب قبل 12 ظهراً،'],
    [17, 'Order before 5PM,', 'اطلب قبل 5 عصراً،'],
    [23, 'Order before 11PM,', 'اطلب قبل 11 مساءً،'],
    [24, 'Order before midnight,', 'اطلب قبل 12 ليلاً،'],
  ])('says the hour %i as people do', (hour, inEnglish, inArabic) => {
    expect([english.orderBefore(hour), arabic.orderBefore(hour)]).toEqual([inEnglish, inArabic]);
  });
});
