import { useTexts } from '../../../i18n/use-desk.ts';
import type { DeskOrder } from '../moves/offered-moves.ts';
import type { OrderWork } from '../moves/use-order-work.ts';
import { GiveSheet, type Receiver } from './give-sheet.tsx';
import { canBeGiven, canGoWithCompany } from './given-states.ts';
import { useMay } from '../../../session/use-session.ts';

/** Gives the packages of one order to a courier of the shop, into whose run they come, or to a company. */
export const GiveOrderSheet = ({
  order: { status },
  work,
  onClose,
}: {
  order: DeskOrder;
  work: OrderWork;
  onClose: () => void;
}) => {
  const texts = useTexts('run');
  const words = useTexts('order');
  const may = useMay();
  const able = status.packages.filter(({ state }) => canBeGiven(state, may));
  const withCompanies = able.some(({ state }) => canGoWithCompany(state));
  const give = async (receiver: Receiver): Promise<void> => {
    const { version } = status;
    const one = receiver.package === undefined ? {} : { package: receiver.package };
    const done = texts.given(receiver.name, status.order_number);
    await ('courierId' in receiver
      ? work.make('desk/give-to-courier', {
          params: { staffId: String(receiver.courierId) },
          body: { orders: [{ order_id: status.order_id, version, ...one }] },
          done,
        })
      : work.make('desk/prepare-order', {
          body: {
            version,
            move: 'dispatch',
            ...one,
            carrier: receiver.carrier,
            ...(receiver.tracking.trim() !== '' && { tracking_number: receiver.tracking.trim() }),
          },
          done,
        }));
    onClose();
  };
  return (
    <GiveSheet
      onClose={onClose}
      onGive={give}
      packages={able.map(({ number }) => number)}
      title={withCompanies ? texts.giveTitle : words.giveAgain}
      withCompanies={withCompanies}
    />
  );
};
