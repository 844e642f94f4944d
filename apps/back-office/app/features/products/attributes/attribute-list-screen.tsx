import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import type { DeskResult } from '@dijla/contract/desk-client';
import { Link } from 'react-router';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import { Screen } from '../../../shell/screen.tsx';
import { CatalogLinks } from '../catalog-links.tsx';
import { FoundList, type FoundRow } from '../found-list.tsx';

type Attribute = DeskResult<'desk/attributes'>['items'][number];

/** All attributes of products with what they are for. */
export const AttributeListScreen = () => {
  const texts = useTexts('attributes');
  const { store } = useDeskLanguage();
  const mayArrange = useMay()('catalog.arrange');
  const { data, isError, error, refetch } = useCall('desk/attributes');
  const rowOf = (attribute: Attribute): FoundRow => {
    const { id, code, input, labels, is_filterable, is_visible_on_front, options } = attribute;
    const name = labels[store.language] ?? Object.values(labels)[0] ?? code;
    return {
      id,
      name,
      words: Object.values(labels).filter((other) => other !== name),
      to: mayArrange ? paths.attribute(id) : null,
      facts: [
        options > 0 ? texts.count(options) : (texts.inputs[input] ?? input),
        ...(is_filterable ? [texts.filters] : []),
        ...(is_visible_on_front ? [texts.onPage] : []),
      ],
    };
  };
  return (
    <Screen
      actions={
        mayArrange && (
          <Link className={deskButton.primary} to={paths.newAttribute}>
            {texts.add}
          </Link>
        )
      }
      help={texts.help}
      title={texts.title}
    >
      <CatalogLinks />
      {isError && <FailureNote error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        !isError && <Skeleton className="h-96 w-full" />
      ) : (
        <FoundList
          find={texts.find}
          label={texts.title}
          nothing={texts.nothing}
          rows={data.items.map(rowOf)}
        />
      )}
    </Screen>
  );
};
