import type { DeskResult } from '@dijla/contract/desk-client';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { useSession } from '../../session/use-session.ts';
import { showToast } from '../../undo/toast-state.ts';

type Asked = DeskResult<'desk/points-adjustments'>['items'][number];

/** Decides on points; what fails is said in a toast. */
const useDecide = () => {
  const texts = useTexts('customers').points;
  const client = useQueryClient();
  const textOf = useRefusalText();
  return (id: number, decision: 'confirm' | 'refuse'): void => {
    ask('desk/decide-points-adjustment', {
      params: { adjustmentId: String(id) },
      body: { decision },
      idempotencyKey: crypto.randomUUID(),
    })
      .then(() => showToast({ type: 'success', message: texts.adjusted }))
      .catch((error: unknown) => showToast({ type: 'error', message: textOf(error) }))
      .finally(() => void client.invalidateQueries());
  };
};

const Buttons = ({ id, asked_by: by }: Asked) => {
  const texts = useTexts('customers').points;
  const { staff } = useSession();
  const decide = useDecide();
  const isOwn = by.id === staff.id;
  return (
    <span className="flex flex-wrap gap-2">
      {!isOwn && (
        <button className={deskButton.quiet} onClick={() => decide(id, 'confirm')} type="button">
          {texts.confirm}
        </button>
      )}
      <button className={deskButton.plain} onClick={() => decide(id, 'refuse')} type="button">
        {isOwn ? texts.takeBack : texts.refuse}
      </button>
    </span>
  );
};

/** Points that wait for a second member: who asked may take them back, and another confirm them. */
export const AskedPoints = ({ asked, names = false }: { asked: readonly Asked[]; names?: boolean }) => {
  const texts = useTexts('customers').points;
  return (
    <ul className="divide-y divide-line">
      {asked.map((one) => (
        <li className="grid gap-1 py-2" key={one.id}>
          <span className="flex justify-between gap-4">
            {names ? (
              <Link className="text-accent-ink" to={paths.customer(one.customer.id)}>
                <bdi>{one.customer.name}</bdi>
              </Link>
            ) : (
              <bdi>{one.reason}</bdi>
            )}
            <bdi className="font-semibold" dir="ltr">
              {one.points > 0 ? `+${one.points}` : one.points}
            </bdi>
          </span>
          <span className="text-sm text-ink-soft">
            {texts.askedBy(one.asked_by.name)} · <Moment at={one.asked_at} />
            {names && (
              <>
                {' · '}
                <bdi>{one.reason}</bdi>
              </>
            )}
          </span>
          <Buttons {...one} />
        </li>
      ))}
    </ul>
  );
};
