import type { DeskResult } from '@dijla/contract/desk-client';
import { storeViews } from '@dijla/contract/store-views';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useOwnLanguagesFirst, useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Facts } from '../../parts/facts.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { FormArea, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { useMay } from '../../session/use-session.ts';
import { showToast } from '../../undo/toast-state.ts';
import { AddCardsSheet } from './add-cards-sheet.tsx';
import type { CardPool } from './card-pool.ts';
import { writtenIn } from '../../parts/written-in.ts';

type Card = DeskResult<'desk/digital-card-codes'>['items'][number];

/** Takes a free code out of the pool, once its reason is typed. */
const WithdrawForm = ({ card, onDone }: { card: Card; onDone: () => void }) => {
  const texts = useTexts('digitalCards');
  const client = useQueryClient();
  const beginning = useMemo(() => ({ reason: '' }), []);
  const save = async (values: { reason: string }): Promise<void> => {
    await ask('desk/withdraw-digital-card', { params: { cardId: String(card.id) }, body: values });
    showToast({ type: 'success', message: texts.withdrawn });
    await client.invalidateQueries();
    onDone();
  };
  return (
    <ResourceForm<{ reason: string }> defaultValues={beginning} onSave={save} saveLabel={texts.withdraw}>
      <FormText isRequired label={texts.reason} maxLength={200} name="reason" />
    </ResourceForm>
  );
};

const CardRow = ({ card }: { card: Card }) => {
  const texts = useTexts('digitalCards');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { id, state, order, added_at, issued_at, revealed_at } = card;
  return (
    <li className="grid gap-2 border-t border-line py-2 first:border-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">
          <bdi dir="ltr">#{id}</bdi> · {texts.states[state]}
        </span>
        {order !== null &&
          (may('orders.read') ? (
            <Link className="underline" to={paths.order(order.id)}>
              <bdi dir="ltr">{order.number}</bdi>
            </Link>
          ) : (
            <bdi dir="ltr">{order.number}</bdi>
          ))}
        <span className="ms-auto text-sm text-ink-soft">
          <Moment at={revealed_at ?? issued_at ?? added_at} />
        </span>
      </div>
      {state === 'free' && may('digital-cards.manage') && !isOpen && (
        <button
          className={`${deskButton.quiet} justify-self-start`}
          onClick={() => setOpen(true)}
          type="button"
        >
          {texts.withdraw}
        </button>
      )}
      {isOpen && <WithdrawForm card={card} onDone={() => setOpen(false)} />}
    </li>
  );
};

/** The product's cards without their codes, a page at a time. */
const Cards = ({ productId }: { productId: number }) => {
  const texts = useTexts('digitalCards');
  const [before, setBefore] = useState('');
  const answer = useCall('desk/digital-card-codes', {
    params: { productId: String(productId) },
    query: { before },
  });
  if (answer.isPending) return <Skeleton className="h-40" />;
  if (answer.isError) return <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />;
  const { items, next } = answer.data;
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{texts.cards}</h3>
      <ul>
        {items.map((card) => (
          <CardRow card={card} key={card.id} />
        ))}
      </ul>
      <div className="flex gap-3">
        {before !== '' && (
          <button className={deskButton.quiet} onClick={() => setBefore('')} type="button">
            {texts.latest}
          </button>
        )}
        {next !== null && (
          <button className={deskButton.quiet} onClick={() => setBefore(String(next))} type="button">
            {texts.older}
          </button>
        )}
      </div>
    </section>
  );
};

const WarningForm = ({ pool: { product, low_below } }: { pool: CardPool }) => {
  const texts = useTexts('digitalCards');
  const client = useQueryClient();
  const beginning = useMemo(() => ({ low_below: String(low_below) }), [low_below]);
  const save = async (values: { low_below: string }): Promise<void> => {
    await ask('desk/set-digital-card-warning', {
      params: { productId: String(product.id) },
      body: { low_below: Number(values.low_below) },
    });
    showToast({ type: 'success', message: texts.warningSaved });
    await client.invalidateQueries({ queryKey: ['desk/digital-cards'] });
  };
  return (
    <ResourceForm<{ low_below: string }>
      defaultValues={beginning}
      onSave={save}
      saveLabel={texts.saveWarning}
    >
      <FormText
        dir="ltr"
        inputMode="numeric"
        isRequired
        label={texts.warnBelow}
        name="low_below"
        validate={(given) => /^\d{1,6}$/.test(String(given)) || texts.noNumber}
      />
    </ResourceForm>
  );
};

const NoteForm = ({ pool: { product, note } }: { pool: CardPool }) => {
  const texts = useTexts('digitalCards');
  const client = useQueryClient();
  const ordered = useOwnLanguagesFirst();
  const beginning = useMemo(() => ({ note }), [note]);
  const save = async (values: Pick<CardPool, 'note'>): Promise<void> => {
    await ask('desk/set-digital-card-note', {
      params: { productId: String(product.id) },
      body: values,
    });
    showToast({ type: 'success', message: texts.noteSaved });
    await client.invalidateQueries({ queryKey: ['desk/digital-cards'] });
  };
  return (
    <ResourceForm<Pick<CardPool, 'note'>> defaultValues={beginning} onSave={save} saveLabel={texts.saveNote}>
      {ordered.map((language) => (
        <FormArea
          {...writtenIn(language)}
          hint={texts.noteHint}
          key={language}
          label={`${texts.note} · ${storeViews[language].name}`}
          maxLength={1000}
          name={`note.${language}`}
        />
      ))}
    </ResourceForm>
  );
};

/** One product that is sold as codes: what is in its pool, below what number the desk warns, and its cards. */
export const PoolSheet = ({ pool, onClose }: { pool: CardPool; onClose: () => void }) => {
  const texts = useTexts('digitalCards');
  const { close } = useTexts('common');
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const { product, left, free, awaited, issued, revealed } = pool;
  if (isAdding) return <AddCardsSheet onClose={() => setAdding(false)} sku={product.sku} />;
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={product.name}>
      <div className="grid gap-6">
        <Facts
          facts={[
            { key: 'sku', name: texts.columns.sku, value: <bdi dir="ltr">{product.sku}</bdi> },
            { key: 'left', name: texts.columns.left, value: left },
            { key: 'free', name: texts.free, value: free },
            { key: 'awaited', name: texts.columns.awaited, value: awaited },
            { key: 'issued', name: texts.columns.issued, value: issued },
            { key: 'revealed', name: texts.columns.revealed, value: revealed },
          ]}
        />
        {may('digital-cards.manage') && (
          <>
            <button
              className={`${deskButton.primary} justify-self-start`}
              onClick={() => setAdding(true)}
              type="button"
            >
              {texts.add}
            </button>
            <WarningForm pool={pool} />
            <NoteForm pool={pool} />
          </>
        )}
        <Cards productId={product.id} />
      </div>
    </Sheet>
  );
};
