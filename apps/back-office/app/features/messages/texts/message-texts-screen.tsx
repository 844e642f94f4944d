import { lazy, Suspense, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { onOnePage } from '../../../resource-list/on-one-page.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import { Screen } from '../../../shell/screen.tsx';
import { templateName } from '../template-name.ts';
import { languageOf, type MessageText } from './message-text.ts';

const TextSheet = lazy(async () => ({ default: (await import('./text-sheet.tsx')).TextSheet }));

const idOf = ({ template, channel, language }: MessageText): string => `${template}.${channel}.${language}`;

const useColumns = (): readonly ListColumn<MessageText>[] => {
  const texts = useTexts('messages');
  const own = useTexts('messageTexts');
  return useMemo(
    () => [
      {
        id: 'what',
        title: texts.columns.what,
        cell: ({ template }) => templateName(texts, template),
        onPhone: 'first',
      },
      { id: 'way', title: own.way, cell: ({ channel }) => texts.channels[channel], onPhone: 'first' },
      {
        id: 'language',
        title: texts.language,
        cell: ({ language }) => languageOf(language).name,
        onPhone: 'end',
      },
      {
        id: 'text',
        title: own.text,
        cell: ({ subject, text }) => <bdi>{subject ?? text}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'whose',
        title: own.whose,
        cell: ({ is_own }) => (is_own ? own.own : own.original),
        onPhone: 'end',
      },
    ],
    [texts, own],
  );
};

/** What messages about orders say, in each language; an owner may write it. */
export const MessageTextsScreen = () => {
  const texts = useTexts('messages');
  const own = useTexts('messageTexts');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const answer = useCall('desk/message-texts');
  const open = answer.data?.items.find((item) => idOf(item) === search.get('open'));
  return (
    <Screen above={<BackLink to={paths.messages}>{texts.title}</BackLink>} help={own.help} title={own.title}>
      <ResourceList
        answer={onOnePage(answer)}
        columns={useColumns()}
        label={own.title}
        rowId={idOf}
        rowLink={(item) => paths.messageText(idOf(item))}
        rowName={(item) => idOf(item)}
      />
      {open && (
        <Suspense>
          <TextSheet item={open} key={idOf(open)} onClose={() => void navigate({ search: '' })} />
        </Suspense>
      )}
    </Screen>
  );
};
