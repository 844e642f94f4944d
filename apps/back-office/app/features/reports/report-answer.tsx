import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { grouped } from '@dijla/messages/plural';
import { type ReactNode, Suspense } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { FailureNote } from '../../parts/failure-note.tsx';

type Report = { total: { rows: number }; rows: readonly unknown[] };

const hasNoRows = ({ rows }: Report): boolean => rows.length === 0;

/** Shows a report: `children` draws it; in its place why there is none. */
export const ReportAnswer = <Data extends Report>({
  answer,
  isEmpty = hasNoRows,
  nothing,
  children,
}: {
  answer: UseQueryResult<Data>;
  isEmpty?: (data: Data) => boolean;
  nothing: { title: string; text: string };
  children: (data: Data) => ReactNode;
}) => {
  const texts = useTexts('reports');
  if (answer.isError) return <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />;
  const { data } = answer;
  if (data === undefined) return <Skeleton className="h-80 w-full" />;
  if (isEmpty(data))
    return (
      <div className="grid justify-items-center gap-1 rounded-card bg-surface px-4 py-14 text-center inset-ring-1 inset-ring-line">
        <p className="text-lg font-semibold">{nothing.title}</p>
        <p className="text-ink-soft">{nothing.text}</p>
      </div>
    );
  const { rows, total } = data;
  return (
    <div className="grid gap-5 rounded-card bg-surface p-4 inset-ring-1 inset-ring-line">
      <Suspense fallback={<Skeleton className="h-52 w-full" />}>{children(data)}</Suspense>
      {rows.length < total.rows && (
        <p className="text-sm text-ink-soft">{texts.cut(grouped(rows.length), grouped(total.rows))}</p>
      )}
    </div>
  );
};
