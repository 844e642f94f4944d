import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DeskCallName, DeskInput, DeskResult } from '@dijla/contract/desk-client';
import { useDeskLanguage } from '../i18n/use-desk.ts';
import { ask } from './ask.ts';
import { isPresent } from './presence.ts';

export type CallOptions = {
  isOff?: boolean;
  /** Milliseconds after which it is read again while somebody looks at the page. */
  everyMs?: number;
};

/**
 * Reads by a call of the desk, and keeps what it answered before while the next answer comes. What the answer
 * says in words depends on the language.
 */
export const useCall = <C extends DeskCallName>(
  name: C,
  input: DeskInput<C> = {},
  { isOff = false, everyMs }: CallOptions = {},
): UseQueryResult<DeskResult<C>> => {
  const { store } = useDeskLanguage();
  return useQuery({
    queryKey: [name, input.params ?? null, input.query ?? null, store.code],
    queryFn: ({ signal }) => ask(name, { ...input, signal }),
    placeholderData: keepPreviousData,
    enabled: !isOff,
    ...(everyMs === undefined ? {} : { refetchInterval: () => (isPresent() ? everyMs : false) }),
  });
};
