import type { UseQueryResult } from '@tanstack/react-query';

/** What a list needs to know of an answer. */
export type ListAnswer<Row> = Pick<
  UseQueryResult<{ items: Row[] }>,
  'isError' | 'isPending' | 'isSuccess' | 'error' | 'refetch'
> & { data: { items: Row[]; next: number | null } | undefined };

/** Returns the answer of a call that gives the whole list at once. */
export const onOnePage = <Row>(answer: UseQueryResult<{ items: Row[] }>): ListAnswer<Row> => ({
  isError: answer.isError,
  isPending: answer.isPending,
  isSuccess: answer.isSuccess,
  error: answer.error,
  refetch: answer.refetch,
  data: answer.data && { items: answer.data.items, next: null },
});
