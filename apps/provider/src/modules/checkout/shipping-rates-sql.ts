import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import type { RecordHandler } from '../../database/record-handler.ts';
import type { ShippingRatesInput } from './shipping-rate-input.ts';

const keyOf = ({
  carrier_code,
  method_code,
}: Pick<ShippingRatesInput, 'carrier_code' | 'method_code'>): string => `${carrier_code}/${method_code}`;

type Rate = ShippingRatesInput['rates'][number];

const placeOf = ({ country, region_code, postcode, currency, min_subtotal }: Rate): string =>
  JSON.stringify([country, region_code, postcode, currency, min_subtotal]);
const isRate = ({ country, min_subtotal, price }: Rate): boolean =>
  /^(?:[A-Z]{2}|\*)$/.test(country) &&
  [min_subtotal, price].every((amount) => Number.isSafeInteger(amount) && amount >= 0);

const readRegions = async (db: Database): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ place: string }>`select country || ' ' || code as place from region`.execute(
    db,
  );
  return new Set(rows.map(({ place }) => place));
};

/** Whether a rate's place is supported: a known governorate, a country or everywhere, but no postcode. */
const isPriced = ({ country, region_code, postcode }: Rate, regions: ReadonlySet<string>): boolean =>
  postcode === '*' && (region_code === '*' || regions.has(`${country} ${region_code}`));

const byPlace = (one: Rate, other: Rate): number =>
  one.min_subtotal - other.min_subtotal || (placeOf(one) < placeOf(other) ? -1 : 1);

/** Returns the rates in canonical order; of several for the same place and subtotal, the first. */
const sorted = (rates: readonly Rate[]): Rate[] =>
  [...new Map(rates.toReversed().map((rate) => [placeOf(rate), rate])).values()].toSorted(byPlace);

/**
 * Record handler of shipping rates, one record per method. An unknown method is created inactive until the
 * owner activates it.
 */
export const shippingRatesHandler: RecordHandler<ShippingRatesInput> = {
  keyOf,
  check: async (db, records) => {
    const regions = await readRegions(db);
    const faultOf = (rate: Rate): string | null => {
      if (!isRate(rate)) return 'bad-shipping-rate';
      return isPriced(rate, regions) ? null : 'unpriced-place';
    };
    return {
      records: records.map((record) => ({
        ...record,
        rates: sorted(record.rates.filter((rate) => faultOf(rate) === null)),
      })),
      warnings: records.flatMap((record) =>
        record.rates.flatMap((rate) => {
          const code = faultOf(rate);
          return code === null ? [] : [{ key: keyOf(record), code, subject: placeOf(rate), isTaken: true }];
        }),
      ),
    };
  },
  read: async (db, keys) => {
    const { rows } = await sql<{ key: string; carrier_code: string; method_code: string; rates: Rate[] }>`
      select carrier_code || '/' || method_code as key, carrier_code, method_code, jsonb_agg(jsonb_build_object(
        'country', country, 'region_code', region_code, 'postcode', postcode, 'currency', currency, 'min_subtotal', min_subtotal, 'price', price)) as rates
      from shipping_rate where carrier_code || '/' || method_code = any(${keys}) group by carrier_code, method_code`.execute(
      db,
    );
    return new Map(rows.map(({ key, rates, ...method }) => [key, { ...method, rates: sorted(rates) }]));
  },
  save: async (transaction, records, { source }) => {
    const methods = records.map(({ rates, ...method }) => ({
      ...method,
      countries: [...new Set(rates.map(({ country }) => country))],
    }));
    await sql`insert into shipping_method (carrier_code, method_code, countries, is_active)
      select carrier_code, method_code, array(select jsonb_array_elements_text(countries)), false
      from ${recordset(methods, 'carrier_code text, method_code text, countries jsonb')} on conflict do nothing`.execute(
      transaction,
    );
    await sql`delete from shipping_rate where carrier_code || '/' || method_code = any(${records.map(keyOf)})`.execute(
      transaction,
    );
    const rates = records.flatMap(({ rates: all, ...method }) => all.map((rate) => ({ ...method, ...rate })));
    await sql`insert into shipping_rate (carrier_code, method_code, country, region_code, postcode, currency, min_subtotal, price, source)
      select carrier_code, method_code, country, region_code, postcode, currency, min_subtotal, price, ${source}
      from ${recordset(rates, 'carrier_code text, method_code text, country text, region_code text, postcode text, currency text, min_subtotal bigint, price bigint')}
      `.execute(transaction);
  },
  remove: async (transaction, keys) => {
    await sql`delete from shipping_rate where carrier_code || '/' || method_code = any(${keys})`.execute(
      transaction,
    );
  },
};
