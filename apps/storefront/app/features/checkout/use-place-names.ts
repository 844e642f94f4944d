import type { Region } from '@dijla/contract/client';
import { useEffect, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';

/**
 * Returns the names of a governorate's districts, each followed by the places within it, without duplicates.
 */
const namesOf = (region: Region | undefined): string[] => [
  ...new Set((region?.districts ?? []).flatMap(({ name, places }) => [name, ...places])),
];

/**
 * Returns district suggestions for a governorate; none without a connection, because any name is accepted.
 */
export const usePlaceNames = (regionId: number): readonly string[] => {
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
  return namesOf(regions.find(({ id }) => id === regionId));
};
