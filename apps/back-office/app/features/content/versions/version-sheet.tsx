import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ContentDetail, ContentTexts } from '../written-content.ts';
import { Difference } from './difference.tsx';

type Shown = {
  detail: ContentDetail;
  /** Number of the version. */
  number: number;
  onClose: () => void;
  /** Has the version shown in the form. */
  onRestore: (number: number, texts: ContentTexts) => void;
};

const paramsOf = ({ kind, id }: ContentDetail, number: number) => ({
  params: { kind, contentId: String(id), number: String(number) },
});

/** What a version changed of the one before it, and the way back to it. */
export const VersionSheet = ({ detail, number, onClose, onRestore }: Shown) => {
  const texts = useTexts('content');
  const { close } = useTexts('common');
  const version = useCall('desk/content-version', paramsOf(detail, number));
  const earlier = useCall('desk/content-version', paramsOf(detail, number - 1), { isOff: number === 1 });
  const after = version.data?.number === number ? version.data : undefined;
  const before = earlier.data?.number === number - 1 ? earlier.data : undefined;
  return (
    <Sheet
      closeLabel={close}
      footer={
        after && (
          <button
            className={deskButton.primary}
            onClick={() => {
              onRestore(number, after);
              onClose();
            }}
            type="button"
          >
            {texts.restore}
          </button>
        )
      }
      from="end"
      onClose={onClose}
      title={texts.compareTitle(number)}
    >
      <div className="p-4">
        {version.isError ? (
          <FailureNote error={version.error} onRetry={() => void version.refetch()} />
        ) : number === 1 ? (
          <p>{texts.firstVersion}</p>
        ) : before && after ? (
          <Difference after={after} before={before} />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
    </Sheet>
  );
};
