import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import { Screen } from '../../../shell/screen.tsx';
import type { OpenedAttribute } from './attribute-values.ts';

const AttributeForm = lazy(async () => ({ default: (await import('./attribute-form.tsx')).AttributeForm }));

const Waiting = () => <Skeleton className="h-96 w-full" />;

const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
  const texts = useTexts('attributes');
  return (
    <Screen above={<BackLink to={paths.attributes}>{texts.title}</BackLink>} help={texts.help} title={title}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </Screen>
  );
};

/** One as it was when it was opened; what is saved begins the form anew, as new values have their codes then. */
const Opened = ({ first }: { first: OpenedAttribute }) => {
  const { store } = useDeskLanguage();
  const [opened, setOpened] = useState(first);
  return (
    <Frame title={opened.attribute.labels[store.language] || opened.code}>
      <AttributeForm key={opened.version} onSaved={setOpened} opened={opened} />
    </Frame>
  );
};

const New = () => {
  const texts = useTexts('attributes');
  const navigate = useNavigate();
  return (
    <Frame title={texts.add}>
      <AttributeForm
        onSaved={({ id }) => void navigate(paths.attribute(id), { replace: true })}
        opened={null}
      />
    </Frame>
  );
};

const Existing = ({ attributeId }: { attributeId: string }) => {
  const texts = useTexts('attributes');
  const { data, isError, error, refetch, isPlaceholderData, isFetching, isFetchedAfterMount } = useCall(
    'desk/attribute',
    { params: { attributeId } },
  );
  // A form begins with what the attribute is now, not with what was read of it before.
  const isOld = isPlaceholderData || (isFetching && !isFetchedAfterMount);
  if (data === undefined || isOld)
    return (
      <Frame title={texts.title}>
        {isError ? <FailureNote error={error} onRetry={() => void refetch()} /> : <Waiting />}
      </Frame>
    );
  return <Opened first={data} key={data.id} />;
};

/** All that is said of one attribute; `new` makes one. */
export const AttributeScreen = () => {
  const { attributeId = '' } = useParams();
  const may = useMay();
  const texts = useTexts('attributes');
  const { notPermitted } = useTexts('common');
  if (!may('catalog.arrange')) return <Frame title={texts.title}>{notPermitted}</Frame>;
  return attributeId === 'new' ? <New /> : <Existing attributeId={attributeId} key={attributeId} />;
};
