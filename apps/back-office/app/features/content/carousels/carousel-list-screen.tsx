import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { onOnePage } from '../../../resource-list/on-one-page.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import { Screen } from '../../../shell/screen.tsx';
import { ArrangementParts } from '../arrangements/arrangement-parts.tsx';

type Listed = DeskResult<'desk/carousels'>['items'][number];

// oxlint-disable-next-line max-lines-per-function -- a table of columns
const useColumns = (): readonly ListColumn<Listed>[] => {
  const texts = useTexts('carousels');
  return useMemo(
    () => [
      {
        id: 'title',
        title: texts.name,
        cell: ({ title, identifier }) => <bdi>{title || identifier}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'identifier',
        title: texts.identifier,
        cell: ({ identifier }) => <bdi dir="ltr">{identifier}</bdi>,
        onPhone: 'second',
      },
      { id: 'shows', title: texts.shows, cell: ({ shows }) => texts.rules[shows], onPhone: 'second' },
      {
        id: 'state',
        title: texts.state,
        cell: ({ is_active: isActive }) => (isActive ? texts.on : texts.off),
        onPhone: 'end',
      },
      {
        id: 'products',
        title: texts.products,
        cell: ({ products }) => (products === null ? '—' : grouped(products)),
        isNumber: true,
        onPhone: 'off',
      },
      {
        id: 'slides',
        title: texts.slides,
        cell: ({ slides }) => (slides === 0 ? '—' : grouped(slides)),
        isNumber: true,
        onPhone: 'off',
      },
    ],
    [texts],
  );
};

/** The carousels of the shop. */
export const CarouselListScreen = () => {
  const texts = useTexts('carousels');
  return (
    <Screen
      actions={
        <Link className={deskButton.primary} to={paths.newCarousel}>
          <DeskIcon name="plus" />
          {texts.add}
        </Link>
      }
      help={texts.help}
      title={texts.title}
    >
      <ArrangementParts />
      <ResourceList
        answer={onOnePage(useCall('desk/carousels'))}
        columns={useColumns()}
        label={texts.title}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.carousel(id)}
        rowName={({ title, identifier }) => title || identifier}
      />
    </Screen>
  );
};
