import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import {
  areDifferent,
  days,
  hour,
  methodSteps,
  placedSteps,
  priceSteps,
  settingsAccess,
  settingsRefusals,
  textsOf,
} from './settings-body.ts';

const sizeDays = z.array(z.object({ region_code: z.string().max(20), days }));

const method = z.object({
  carrier_code: z.string(),
  method_code: z.string(),
  /** In the language of the store view. */
  title: z.string(),
  is_active: z.boolean(),
  prices: priceSteps,
});
const region = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  delivery_days: z.int(),
  /** An order before this hour of Baghdad's day arrives the same day; null is never. */
  same_day_until: z.int().nullable(),
  /** What addresses call it besides its names; capitals, hyphens, articles and letter forms are all one. */
  spellings: z.array(z.string()),
  /** Prices of its own, in place of those of everywhere. */
  rates: methodSteps,
});
const sizeClass = z.object({
  code: z.string(),
  titles: textsOf(100),
  /** By governorate; `*` is everywhere else. */
  days: sizeDays,
  prices: placedSteps,
});
const slot = z.object({
  code: z.string(),
  is_active: z.boolean(),
  until_hour: z.int().nullable(),
  labels: textsOf(60),
});

export const readDelivery = defineCall({
  method: 'GET',
  path: '/api/desk/delivery',
  access: settingsAccess,
  summary: 'How goods are delivered: methods with their prices, governorates, size classes, times of the day',
  query: deskQuery,
  result: z.object({
    units: z.array(unit),
    methods: z.array(method),
    regions: z.array(region),
    size_classes: z.array(sizeClass),
    slots: z.array(slot),
  }),
  refusals: deskRefusals,
});

const changed = { result: z.literal(true), refusals: settingsRefusals } as const;

export const setMethodPrices = defineCall({
  method: 'PUT',
  path: '/api/desk/delivery/methods/{carrier}/{method}',
  access: settingsAccess,
  summary: 'Sets what a method costs where no governorate has a price of its own, and whether it is offered',
  query: deskQuery,
  body: z.object({ is_active: z.boolean(), prices: priceSteps }),
  ...changed,
});

export const setRegionDelivery = defineCall({
  method: 'PUT',
  path: '/api/desk/delivery/regions/{regionId}',
  access: settingsAccess,
  summary:
    'Sets when orders arrive in a governorate, its own prices in place of those of everywhere, and its spellings',
  query: deskQuery,
  body: z.object({
    delivery_days: days,
    same_day_until: hour,
    spellings: z
      .array(lineOf(60).refine((spelling) => spelling.trim() !== '', 'should not be empty'))
      .max(30)
      .refine((all) => areDifferent(all, (spelling) => spelling), 'has a spelling twice'),
    rates: methodSteps,
  }),
  result: changed.result,
  refusals: [...settingsRefusals, 'desk.spelling-taken'],
});

export const setSizeClass = defineCall({
  method: 'PUT',
  path: '/api/desk/delivery/size-classes/{code}',
  access: settingsAccess,
  summary:
    'Sets days and prices of goods that need more than an ordinary delivery; a new class is the largest',
  query: deskQuery,
  body: z.object({
    titles: textsOf(100).min(1),
    days: sizeDays
      .max(100)
      .refine((rows) => areDifferent(rows, ({ region_code }) => region_code), 'has a place twice'),
    prices: placedSteps,
  }),
  ...changed,
});

export const setSlot = defineCall({
  method: 'PUT',
  path: '/api/desk/delivery/slots/{code}',
  access: settingsAccess,
  summary: 'Sets a time of the day that goods may come at, or adds it as the last one',
  query: deskQuery,
  body: z.object({ is_active: z.boolean(), until_hour: hour, labels: textsOf(60).min(1) }),
  ...changed,
});
