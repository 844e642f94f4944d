import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNote } from '../../parts/failure-note.tsx';

/** Shows what a call answered, and in its place why it did not. */
export const Answered = <Data,>({
  answer,
  children,
}: {
  answer: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) => {
  if (answer.isError) return <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />;
  if (answer.data === undefined) return <Skeleton className="h-64 w-full" />;
  return children(answer.data);
};
