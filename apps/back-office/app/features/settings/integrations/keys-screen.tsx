import { lazy, Suspense, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Ago, Moment } from '../../../parts/time/moment.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { onOnePage } from '../../../resource-list/on-one-page.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import { AddLink } from '../fields/add-link.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import type { ApiKey } from './key-sheet.tsx';
import { useScopeName } from './scope-name.ts';

const AddKeySheet = lazy(async () => ({ default: (await import('./add-key-sheet.tsx')).AddKeySheet }));
const KeySheet = lazy(async () => ({ default: (await import('./key-sheet.tsx')).KeySheet }));

const stateStyles = {
  live: 'text-success',
  expired: 'text-ink-soft',
  revoked: 'text-ink-soft',
  stopped: 'text-danger',
};

const useColumns = (): readonly ListColumn<ApiKey>[] => {
  const texts = useTexts('integrations');
  const nameOf = useScopeName();
  return useMemo(
    () => [
      {
        id: 'name',
        title: texts.columns.name,
        cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'scopes',
        title: texts.columns.scopes,
        cell: ({ scopes }) => (
          <span className="line-clamp-2 text-ink-soft">
            {scopes.map((scope) => (
              <bdi className="me-3" key={scope}>
                {nameOf(scope)}
              </bdi>
            ))}
          </span>
        ),
        isLong: true,
        onPhone: 'second',
      },
      {
        id: 'used',
        title: texts.columns.used,
        cell: ({ last_used_at }) => (last_used_at === null ? texts.never : <Ago at={last_used_at} />),
        onPhone: 'second',
      },
      {
        id: 'until',
        title: texts.columns.until,
        cell: ({ expires_at }) => <Moment at={expires_at} />,
        onPhone: 'second',
      },
      {
        id: 'state',
        title: texts.columns.state,
        cell: ({ state }) => <span className={stateStyles[state]}>{texts.states[state]}</span>,
        onPhone: 'end',
      },
    ],
    [texts, nameOf],
  );
};

/** API keys by which other programs come in. */
export const KeysScreen = () => {
  const texts = useTexts('integrations');
  const { parts } = useTexts('settings');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const answer = useCall('desk/keys');
  const columns = useColumns();
  const opened = answer.data?.items.find(({ id }) => String(id) === search.get('open'));
  const close = () => void navigate(paths.settingsKeys);
  return (
    <SettingsFrame help={texts.helpKeys}>
      <ResourceList
        above={
          <div className="pb-3">
            <AddLink label={texts.addKey} to={paths.settingsNewKey} />
          </div>
        }
        answer={onOnePage(answer)}
        columns={columns}
        fills={texts.helpKeys[0]}
        label={parts.keys}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.settingsKey(id)}
        rowName={({ name }) => name}
      />
      <Suspense>
        {search.has('new') && <AddKeySheet onClose={close} />}
        {opened && <KeySheet apiKey={opened} key={opened.id} onClose={close} />}
      </Suspense>
    </SettingsFrame>
  );
};
