import type { DeskResult } from '@dijla/contract/desk-client';
import { deviceName } from '@dijla/ui-kit/device-name.ts';
import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { useId, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { Facts } from '../../parts/facts.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { Panel } from '../../parts/panel.tsx';
import { PhoneLink } from '../../parts/phone-link.tsx';
import { StateDot } from '../../parts/state-dot.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { NotesPanel } from '../../notes/notes-panel.tsx';
import { CustomerState } from './customer-state.tsx';
import { PointsPanel } from './points-panel.tsx';
import { useCustomerWork } from './use-customer-work.ts';

type Detail = DeskResult<'desk/customer'>;

const Orders = ({ orders }: Pick<Detail, 'orders'>) => {
  const texts = useTexts('customers');
  return (
    <Panel title={texts.lastOrders}>
      {orders.length === 0 && <p className="text-ink-soft">{texts.noOrders}</p>}
      <ul>
        {orders.map(({ order_id, order_number, placed_at, state, unit, charged }) => (
          <li className="border-t border-line first:border-0" key={order_id}>
            <Link
              className="grid min-h-11 grid-cols-2 items-center gap-x-4 py-1 hover:bg-sunken/60 md:grid-cols-[8rem_1fr_auto_8rem]"
              to={paths.order(order_id)}
            >
              <bdi className="font-semibold" dir="ltr">
                {order_number}
              </bdi>
              <StateDot state={state} />
              <span className="text-ink-soft">
                <Moment at={placed_at} />
              </span>
              <span className="text-end">{charged !== null && <Amount minor={charged} unit={unit} />}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const Addresses = ({ addresses }: Pick<Detail, 'addresses'>) => {
  const texts = useTexts('customers');
  const { governorates } = useTexts('orders');
  if (addresses.length === 0) return null;
  return (
    <Panel title={texts.addresses}>
      <ul className="grid gap-3">
        {addresses.map(
          ({ id, firstname, lastname, telephone, region_id, region, city, street, is_default }) => (
            <li key={id}>
              <p className="font-medium">
                <bdi>
                  {firstname} {lastname}
                </bdi>
                {is_default && (
                  <span className="ms-2 text-sm font-normal text-ink-soft">{texts.isDefault}</span>
                )}
              </p>
              <p className="text-ink-soft">
                <bdi>
                  {[region_id === null ? region : (governorates[region_id] ?? region), city, ...street]
                    .filter(Boolean)
                    .join(' · ')}
                </bdi>
              </p>
              {telephone !== null && <PhoneLink number={telephone} />}
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
};

const Sessions = ({ detail: { customer, sessions } }: { detail: Detail }) => {
  const texts = useTexts('customers');
  const { cancel } = useTexts('common');
  const may = useMay();
  const work = useCustomerWork(customer.id);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel title={texts.sessions}>
      {sessions.length === 0 && <p className="text-ink-soft">{texts.noSessions}</p>}
      <ul className="grid gap-1">
        {sessions.map(({ id, device, last_used_at }) => (
          <li className="flex min-w-0 justify-between gap-4" key={id}>
            <bdi className="min-w-0 [overflow-wrap:anywhere]">
              {deviceName(device) ?? texts.unknownDevice}
            </bdi>
            <span className="shrink-0 text-ink-soft">
              <Moment at={last_used_at} />
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && may('customers.block') && (
        <button className={`${deskButton.quiet} mt-3`} onClick={() => setIsAsking(true)} type="button">
          {texts.endSessions}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          cancelLabel={cancel}
          confirmLabel={texts.endSessions}
          onClose={() => setIsAsking(false)}
          onConfirm={() => void work.endSessions()}
          title={texts.endSessionsTitle}
        >
          {texts.endSessionsText}
        </ConfirmDialog>
      )}
    </Panel>
  );
};

const Group = ({ detail: { customer, groups } }: { detail: Detail }) => {
  const texts = useTexts('customers');
  const may = useMay();
  const work = useCustomerWork(customer.id);
  const id = useId();
  if (!may('customers.group')) return null;
  return (
    <div className="pt-4">
      <SelectField
        error={null}
        hint={texts.groupHint}
        id={id}
        label={texts.group}
        onChange={({ currentTarget }) => void work.setGroup(currentTarget.value)}
        value={customer.group}
      >
        {groups.map((group) => (
          <option key={group} value={group}>
            {group}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

const About = ({ detail }: { detail: Detail }) => {
  const texts = useTexts('customers');
  const { customer, refusals } = detail;
  const verified = (isVerified: boolean) => (
    <span className="ms-2 inline-block text-sm text-ink-soft">
      {isVerified ? texts.verified : texts.unverified}
    </span>
  );
  return (
    <Panel title={texts.about}>
      <Facts
        facts={[
          {
            key: 'telephone',
            name: texts.columns.telephone,
            value: customer.telephone !== null && (
              <>
                <PhoneLink number={customer.telephone} />
                {verified(customer.is_telephone_verified)}
              </>
            ),
          },
          {
            key: 'email',
            name: texts.columns.email,
            value: (
              <>
                <bdi dir="ltr">{customer.email}</bdi>
                {verified(customer.is_email_verified)}
              </>
            ),
          },
          { key: 'since', name: texts.columns.since, value: <Moment at={customer.created_at} /> },
          { key: 'group', name: texts.group, value: <bdi dir="ltr">{customer.group}</bdi> },
          {
            key: 'refusals',
            name: texts.refusals,
            value: texts.refusedOf(refusals.refused, refusals.deliveries),
          },
        ]}
      />
      <Group detail={detail} />
    </Panel>
  );
};

/** Blocks a customer after a question in words, or lets one in again. */
const BlockButton = ({ detail: { customer } }: { detail: Detail }) => {
  const texts = useTexts('customers');
  const { cancel } = useTexts('common');
  const work = useCustomerWork(customer.id);
  const [isAsking, setIsAsking] = useState(false);
  if (!customer.is_active)
    return (
      <button className={deskButton.quiet} onClick={() => void work.block(true)} type="button">
        {texts.unblock}
      </button>
    );
  return (
    <>
      <button className={deskButton.quiet} onClick={() => setIsAsking(true)} type="button">
        <DeskIcon name="lock" />
        {texts.block}
      </button>
      {isAsking && (
        <ConfirmDialog
          cancelLabel={cancel}
          confirmLabel={texts.block}
          isDangerous
          onClose={() => setIsAsking(false)}
          onConfirm={() => void work.block(false)}
          title={texts.blockTitle}
        >
          {texts.blockText}
        </ConfirmDialog>
      )}
    </>
  );
};

const Opened = ({ detail }: { detail: Detail }) => (
  <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <Orders orders={detail.orders} />
      <Addresses addresses={detail.addresses} />
    </div>
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <About detail={detail} />
      <PointsPanel customerId={detail.customer.id} />
      <NotesPanel id={detail.customer.id} of="customer" />
      <Sessions detail={detail} />
    </div>
  </div>
);

/** One customer: orders, addresses, refusals, sessions, and whether one may sign in. */
export const CustomerScreen = () => {
  const texts = useTexts('customers');
  const may = useMay();
  const { customerId = '' } = useParams();
  const { data, error, isError, refetch } = useCall('desk/customer', { params: { customerId } });
  const customer = data?.customer;
  const name = customer ? `${customer.firstname} ${customer.lastname}`.trim() || customer.email : texts.title;
  return (
    <Screen
      above={
        <Link className={`${deskButton.plain} -ms-4`} to={paths.customers}>
          <DeskIcon className="size-4" name="back" />
          {texts.title}
        </Link>
      }
      actions={data && may('customers.block') && <BlockButton detail={data} />}
      beside={customer && <CustomerState isActive={customer.is_active} />}
      help={texts.help}
      title={name}
    >
      {isError && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <Skeleton className="h-64 w-full" />}
      {data && <Opened detail={data} />}
    </Screen>
  );
};
