import { handleCall } from '../../../../call/handle-call.ts';
import { refusal } from '../../../../call/refusal.ts';
import { recordChanges } from '../../../../database/change-sql.ts';
import type { Database } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { isSpellingTaken } from '../../known-region.ts';
import { homeCountry, readSpelledRegions } from '../../region-sql.ts';
import { type Delivery, readDelivery } from '../read-delivery-sql.ts';
import { saveMethod, saveRegion, saveSizeClass, saveSlot } from '../save-delivery-sql.ts';

/** Pages of every store view say how goods are delivered. */
const storeSaved = [{ entity: 'store', entity_id: null, kind: 'saved' }] as const;

type Place = { carrier_code: string; method_code: string; region_code?: string };

/** Whether every method of these prices is one of the shop's, and every place a governorate or everywhere. */
const areKnown = ({ methods, regions }: Delivery, places: readonly Place[]): boolean =>
  places.every(
    ({ carrier_code, method_code, region_code = '*' }) =>
      methods.some((method) => method.carrier_code === carrier_code && method.method_code === method_code) &&
      (region_code === '*' || regions.some(({ code }) => code === region_code)),
  );

const codePattern = /^[a-z0-9-]{1,40}$/;

/** `GET /api/desk/delivery` */
export const readDeskDelivery = handleCall(
  'desk/delivery',
  ({ database }: { database: Database }) =>
    async (_, { store: { language } }) => ({ result: await readDelivery(database, language) }),
);

/** `PUT /api/desk/delivery/methods/{carrier}/{method}` */
export const setMethodPrices = handleDeskWrite(
  'desk/set-method-prices',
  () =>
    async ({ params, body }, { transaction, act, author, store: { language } }) => {
      const { methods } = await readDelivery(transaction, language);
      const before = methods.find(
        ({ carrier_code, method_code }) =>
          carrier_code === params['carrier'] && method_code === params['method'],
      );
      if (before === undefined) return refusal('desk.setting-not-found');
      const { carrier_code, method_code, title: _, ...fields } = before;
      await saveMethod(transaction, { carrier_code, method_code, ...body });
      await recordChanges(transaction, storeSaved, author);
      await act({
        act: 'saved',
        entity: 'shipping_method',
        entityId: `${carrier_code}/${method_code}`,
        before: fields,
        after: body,
      });
      return { result: true };
    },
);

/** `PUT /api/desk/delivery/regions/{regionId}` */
export const setRegionDelivery = handleDeskWrite(
  'desk/set-region-delivery',
  () =>
    async ({ params, body }, { transaction, act, author, store: { language } }) => {
      const delivery = await readDelivery(transaction, language);
      const before = delivery.regions.find(({ id }) => String(id) === params['regionId']);
      if (before === undefined || !areKnown(delivery, body.rates)) return refusal('desk.setting-not-found');
      const { id, code: _, name: __, ...fields } = before;
      const regions = await readSpelledRegions(transaction, homeCountry);
      if (isSpellingTaken(regions, id, body.spellings)) return refusal('desk.spelling-taken');
      await saveRegion(transaction, { id, ...body });
      await recordChanges(transaction, storeSaved, author);
      await act({ act: 'saved', entity: 'region', entityId: id, before: fields, after: body });
      return { result: true };
    },
);

/** `PUT /api/desk/delivery/size-classes/{code}` */
export const setSizeClass = handleDeskWrite(
  'desk/set-size-class',
  () =>
    async ({ params, body }, { transaction, act, author, store: { language } }) => {
      const code = params['code'] ?? '';
      const delivery = await readDelivery(transaction, language);
      const places = body.days.map(({ region_code }) => region_code);
      const isPlace = (place: string): boolean =>
        place === '*' || delivery.regions.some((region) => region.code === place);
      if (!codePattern.test(code) || !areKnown(delivery, body.prices) || !places.every(isPlace))
        return refusal('desk.setting-not-found');
      const before = delivery.size_classes.find((size) => size.code === code) ?? null;
      await saveSizeClass(transaction, { code, ...body });
      await recordChanges(transaction, storeSaved, author);
      await act({ act: 'saved', entity: 'size_class', entityId: code, before, after: { code, ...body } });
      return { result: true };
    },
);

/** `PUT /api/desk/delivery/slots/{code}` */
export const setSlot = handleDeskWrite(
  'desk/set-slot',
  () =>
    async ({ params, body }, { transaction, act, author, store: { language } }) => {
      const code = params['code'] ?? '';
      const { slots } = await readDelivery(transaction, language);
      if (!codePattern.test(code)) return refusal('desk.setting-not-found');
      const before = slots.find((slot) => slot.code === code) ?? null;
      await saveSlot(transaction, { code, ...body });
      await recordChanges(transaction, storeSaved, author);
      await act({ act: 'saved', entity: 'delivery_slot', entityId: code, before, after: { code, ...body } });
      return { result: true };
    },
);
