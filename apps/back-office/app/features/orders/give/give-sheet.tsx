import { RadioCard } from '@dijla/ui-kit/fields/radio-card.tsx';
import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote, RefusalNote } from '../../../parts/failure-note.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';

/** Who gets the packages; `package` is one of an order that has several. `tracking` may be empty. */
export type Receiver = ({ courierId: number } | { carrier: string; tracking: string }) & {
  name: string;
  package?: number;
};

const other = 'other';
const isCompany = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(name);

const none: readonly number[] = [];

type GiveSheetProps = {
  /** Whether a delivery company can have them: not what is on its way or failed. */
  withCompanies: boolean;
  /** Packages of one order to choose from. */
  packages?: readonly number[];
  title: string;
  onGive: (receiver: Receiver) => Promise<void>;
  onClose: () => void;
};

/** Asks which courier of the shop, or which delivery company, gets what was chosen. */
// oxlint-disable-next-line max-lines-per-function, complexity -- a form of one choice and its states
export const GiveSheet = ({ withCompanies, packages = none, title, onGive, onClose }: GiveSheetProps) => {
  const texts = useTexts('run');
  const words = useTexts('order');
  const { close, saving } = useTexts('common');
  const may = useMay();
  const id = useId();
  const mayAssign = may('orders.assign');
  const answer = useCall('desk/couriers', {}, { isOff: !mayAssign });
  const [chosen, setChosen] = useState<string | null>(null);
  const [company, setCompany] = useState('');
  const [tracking, setTracking] = useState('');
  const [number, setNumber] = useState(packages[0]);
  const [isTried, setIsTried] = useState(false);
  const [isGiving, setIsGiving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isReady = !mayAssign || answer.data !== undefined;
  const couriers = answer.data?.items ?? [];
  const companies = withCompanies && may('orders.prepare') ? (answer.data?.companies ?? []) : null;
  const [courier] = couriers;
  const choice = chosen ?? (courier === undefined ? (companies?.[0]?.carrier ?? other) : String(courier.id));
  const person = couriers.find((one) => String(one.id) === choice);
  const carrier = choice === other ? company.trim() : choice;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (isGiving || (person === undefined && !isCompany(carrier))) return;
    setIsGiving(true);
    setFailure(null);
    onGive({
      ...(person ? { courierId: person.id, name: person.name } : { carrier, tracking, name: carrier }),
      ...(number !== undefined && packages.length > 1 && { package: number }),
    })
      .catch(setFailure)
      .finally(() => setIsGiving(false));
  };
  const trackingField = (
    <TextField
      dir="ltr"
      error={null}
      hint={words.trackingHint}
      id={`${id}-tracking`}
      label={words.tracking}
      maxLength={60}
      onChange={(event) => setTracking(event.currentTarget.value)}
      value={tracking}
    />
  );
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={title}>
      <p className="pb-4 text-ink-soft">{texts.giveHelp}</p>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {isReady && couriers.length === 0 && mayAssign && (
        <p className="pb-4 text-ink-soft">{texts.noCouriers}</p>
      )}
      {isReady && (couriers.length > 0 || companies !== null) && (
        <form className="grid gap-4" noValidate onSubmit={submit}>
          {packages.length > 1 && (
            <SelectField
              error={null}
              id={`${id}-package`}
              label={words.whichPackage}
              onChange={(event) => setNumber(Number(event.currentTarget.value))}
              value={String(number)}
            >
              {packages.map((one) => (
                <option key={one} value={one}>
                  {words.forPackage(one)}
                </option>
              ))}
            </SelectField>
          )}
          {couriers.length > 0 && (
            <fieldset className="grid gap-2">
              <legend className="pb-2 font-semibold">{texts.ownCouriers}</legend>
              {couriers.map((one) => (
                <RadioCard
                  checked={choice === String(one.id)}
                  detail={texts.stops(one.stops)}
                  key={one.id}
                  name={id}
                  onChange={() => setChosen(String(one.id))}
                  title={<bdi>{one.name}</bdi>}
                />
              ))}
            </fieldset>
          )}
          {companies !== null && (
            <fieldset className="grid gap-2">
              <legend className="pb-2 font-semibold">{texts.companies}</legend>
              {companies.map((one) => (
                <RadioCard
                  checked={choice === one.carrier}
                  key={one.carrier}
                  name={id}
                  onChange={() => setChosen(one.carrier)}
                  title={<bdi dir="ltr">{one.carrier}</bdi>}
                >
                  {packages.length > 0 && choice === one.carrier ? trackingField : undefined}
                </RadioCard>
              ))}
              <RadioCard
                checked={choice === other}
                name={id}
                onChange={() => setChosen(other)}
                title={texts.otherCompany}
              >
                <div className="grid gap-4">
                  <TextField
                    autoCapitalize="none"
                    dir="ltr"
                    error={isTried && !isCompany(carrier) ? words.wrongCarrier : null}
                    hint={words.carrierHint}
                    id={`${id}-company`}
                    label={words.carrier}
                    maxLength={40}
                    onChange={(event) => setCompany(event.currentTarget.value)}
                    value={company}
                  />
                  {packages.length > 0 && choice === other && trackingField}
                </div>
              </RadioCard>
            </fieldset>
          )}
          {failure !== null && <RefusalNote error={failure} />}
          <button aria-busy={isGiving} className={deskButton.primary} type="submit">
            {isGiving ? saving : texts.giveTitle}
          </button>
        </form>
      )}
    </Sheet>
  );
};
