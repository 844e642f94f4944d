import { RadioCard } from '@dijla/ui-kit/fields/radio-card.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { FailureNote, RefusalNote } from '../../parts/failure-note.tsx';
import { useCall } from '../../provider-client/use-call.ts';

/** Asks to which courier the selected orders are given. */
// oxlint-disable-next-line max-lines-per-function -- a short form and its states
export const GiveSheet = ({
  onGive,
  onClose,
}: {
  onGive: (courierId: number) => Promise<void>;
  onClose: () => void;
}) => {
  const texts = useTexts('run');
  const { close, saving } = useTexts('common');
  const answer = useCall('desk/couriers');
  const [chosen, setChosen] = useState<number | null>(null);
  const [isGiving, setIsGiving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const couriers = answer.data?.items ?? [];
  const courier = chosen ?? couriers[0]?.id;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (courier === undefined || isGiving) return;
    setIsGiving(true);
    onGive(courier)
      .catch(setFailure)
      .finally(() => setIsGiving(false));
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={texts.giveTitle}>
      <p className="pb-4 text-ink-soft">{texts.giveHelp}</p>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data !== undefined && couriers.length === 0 && <p>{texts.noCouriers}</p>}
      {couriers.length > 0 && (
        <form className="grid gap-4" onSubmit={submit}>
          <fieldset className="grid gap-2">
            <legend className="sr-only">{texts.courier}</legend>
            {couriers.map(({ id, name, stops }) => (
              <RadioCard
                checked={courier === id}
                detail={texts.stops(stops)}
                key={id}
                name="courier"
                onChange={() => setChosen(id)}
                title={<bdi>{name}</bdi>}
              />
            ))}
          </fieldset>
          {failure !== null && <RefusalNote error={failure} />}
          <button aria-busy={isGiving} className={deskButton.primary} type="submit">
            {isGiving ? saving : texts.giveTitle}
          </button>
        </form>
      )}
    </Sheet>
  );
};
