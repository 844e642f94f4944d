import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import { queryOf } from '../../../resource-list/list-address.ts';
import { VendorStatement } from '../vendor-statement.tsx';
import { OwnVendorFrame } from './own-vendor-frame.tsx';

/** What the calling seller was paid. */
export const OwnPayoutsScreen = () => {
  const { parts, noPayouts } = useTexts('ownVendor');
  const [search] = useSearchParams();
  const answer = useCall('desk/own-vendor-statement', { query: { ...queryOf(search, []), kind: 'payout' } });
  return (
    <OwnVendorFrame>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data !== undefined && (
        <VendorStatement nothingYet={noPayouts} statement={answer.data} title={parts.payouts} />
      )}
    </OwnVendorFrame>
  );
};
