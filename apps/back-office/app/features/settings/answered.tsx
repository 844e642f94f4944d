import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { FailureNote } from '../../parts/failure-note.tsx';

/** Shows what a call answered, in parts that may come later, and in its place why it did not. */
export const Answered = <Data,>({
  answer,
  children,
}: {
  answer: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) => {
  if (answer.isError) return <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />;
  const waiting = <Skeleton className="h-64 w-full" />;
  return answer.data === undefined ? (
    waiting
  ) : (
    <Suspense fallback={waiting}>{children(answer.data)}</Suspense>
  );
};
