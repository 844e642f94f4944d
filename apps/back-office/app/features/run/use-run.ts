import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keptToday } from '../../kept-run/forget-courier.ts';
import { isUnsent, keepRun, type KeptRun, type Told } from '../../kept-run/kept-run.ts';
import { sendTold } from '../../kept-run/send-told.ts';
import { type ToldStops, toldStops } from '../../kept-run/told-stops.ts';
import { useCall } from '../../provider-client/use-call.ts';

const everyMs = 30_000;
const sendAgainMs = 15_000;

/** Returns whether the browser says that it has a connection. */
const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
  );

/** Returns what a courier said on this device. */
export const useTold = (courierId: number): { told: readonly Told[]; stops: ToldStops } => {
  const stops = toldStops(courierId);
  return { told: useSyncExternalStore(stops.subscribe, stops.current), stops };
};

/** Sends what was said as soon as there is a connection, and reads the run anew once something was heard. */
const useSending = (stops: ToldStops, waits: boolean, isOnline: boolean): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOnline || !waits) return undefined;
    const send = async (): Promise<void> => {
      if ((await sendTold(stops)) > 0) await client.invalidateQueries({ queryKey: ['desk/run'] });
    };
    void send();
    const timer = setInterval(() => void send(), sendAgainMs);
    return () => clearInterval(timer);
  }, [client, stops, waits, isOnline]);
};

/**
 * The run of the courier who is signed in: as the shop has it, else as it is kept here. It is kept as long as the day
 * is open.
 */
export const useRun = (courierId: number) => {
  const isOnline = useIsOnline();
  const { told, stops } = useTold(courierId);
  const answer = useCall('desk/run', {}, { everyMs });
  const { data, dataUpdatedAt } = answer;
  const [before] = useState<KeptRun | null>(keptToday);
  useEffect(() => {
    if (data !== undefined) keepRun(localStorage, data, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  useEffect(() => {
    for (const { key, heardAt } of told)
      if (heardAt !== undefined && dataUpdatedAt >= heardAt) stops.drop(key);
  }, [told, stops, dataUpdatedAt]);
  useSending(stops, told.some(isUnsent), isOnline);
  const kept = before?.run.courier_id === courierId ? before : null;
  const shown = data === undefined ? kept : { run: data, at: dataUpdatedAt };
  return { shown, told, stops, isOnline: isOnline && !answer.isError, answer };
};
