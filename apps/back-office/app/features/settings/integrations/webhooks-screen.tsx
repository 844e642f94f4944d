import { grouped } from '@dijla/messages/plural';
import { lazy, Suspense, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Ago } from '../../../parts/time/moment.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { onOnePage } from '../../../resource-list/on-one-page.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import { AddLink } from '../fields/add-link.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import type { Webhook } from './webhook-sheet.tsx';

const WebhookSheet = lazy(async () => ({ default: (await import('./webhook-sheet.tsx')).WebhookSheet }));

const useColumns = (): readonly ListColumn<Webhook>[] => {
  const texts = useTexts('integrations');
  return useMemo(
    () => [
      {
        id: 'url',
        title: texts.address,
        cell: ({ url }) => (
          <bdi className="font-semibold [overflow-wrap:anywhere]" dir="ltr">
            {url}
          </bdi>
        ),
        isLong: true,
        onPhone: 'first',
      },
      {
        id: 'sent',
        title: texts.lastSent,
        cell: ({ last_sent_at }) => (last_sent_at === null ? texts.never : <Ago at={last_sent_at} />),
        onPhone: 'second',
      },
      {
        id: 'left',
        title: texts.deliveries,
        cell: ({ waiting, dead }) => (
          <>
            {waiting > 0 && <span className="me-3">{texts.waiting(grouped(waiting))}</span>}
            {dead > 0 && <span className="text-danger">{texts.dead(grouped(dead))}</span>}
          </>
        ),
        onPhone: 'second',
      },
      {
        id: 'state',
        title: texts.columns.state,
        cell: ({ is_active }) => (is_active ? texts.isOn : texts.isOff),
        onPhone: 'end',
      },
    ],
    [texts],
  );
};

/** Addresses of other programs that are told what happens in the shop. */
export const WebhooksScreen = () => {
  const texts = useTexts('integrations');
  const { parts } = useTexts('settings');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const answer = useCall('desk/webhooks', {}, { everyMs: 30_000 });
  const columns = useColumns();
  const opened = answer.data?.items.find(({ id }) => String(id) === search.get('open'));
  const close = () => void navigate(paths.settingsWebhooks);
  return (
    <SettingsFrame help={texts.helpWebhooks}>
      <ResourceList
        above={
          <div className="pb-3">
            <AddLink label={texts.addWebhook} to={paths.settingsNewWebhook} />
          </div>
        }
        answer={onOnePage(answer)}
        columns={columns}
        fills={texts.helpWebhooks[0]}
        label={parts.webhooks}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.settingsWebhook(id)}
        rowName={({ url }) => url}
      />
      <Suspense>
        {search.has('new') && <WebhookSheet onClose={close} />}
        {opened && <WebhookSheet key={opened.id} onClose={close} webhook={opened} />}
      </Suspense>
    </SettingsFrame>
  );
};
