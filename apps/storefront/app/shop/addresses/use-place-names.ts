import type { Region } from '@dijla/contract/client';
import { useEffect, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';

export type PlaceNames = {
  /** Names of a governorate's districts, each followed by the places within it, without duplicates. */
  ofGovernorate: (regionId: number) => readonly string[];
  /** Names of the places within a district; empty for one that is not listed or has none. */
  ofDistrict: (regionId: number, district: string) => readonly string[];
};

const namesIn = (regions: readonly Region[]): PlaceNames => {
  const districtsOf = (regionId: number) => regions.find(({ id }) => id === regionId)?.districts ?? [];
  return {
    ofGovernorate: (regionId) => [
      ...new Set(districtsOf(regionId).flatMap(({ name, places }) => [name, ...places])),
    ],
    ofDistrict: (regionId, district) => [
      ...new Set(districtsOf(regionId).find(({ name }) => name === district.trim())?.places),
    ],
  };
};

/** Loads the places of Iraq; no names without a connection, because any name is accepted. */
export const usePlaceNames = (): PlaceNames => {
  const { code } = useStoreView();
  const [regions, setRegions] = useState<readonly Region[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const { pageClient } = await import('../../device/page-client.ts');
      const answer = await pageClient('store/regions', {
        query: { storeCode: code },
        signal: leaving.signal,
      });
      if (answer.ok && !leaving.signal.aborted) setRegions(answer.result.regions);
    };
    load().catch(() => undefined);
    return () => leaving.abort();
  }, [code]);
  return namesIn(regions);
};
