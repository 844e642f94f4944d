import type { CustomerAddress } from '@dijla/contract/client';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { nameOfAddress } from '../../../shop/addresses/known-address.ts';
import { governorateOf } from '../../../shop/delivery/governorates.ts';
import type { CheckoutFields } from '../answers/checkout-fields.ts';
import { newAddressOf } from '../answers/new-address-of.lazy.ts';
import { chosenAddress, savedAnswersOf } from '../answers/saved-answers.lazy.ts';
import { AddButton } from './add-button.tsx';
import type { Answers } from './answer-field.tsx';

/** Saves the address of this order in the address book, by one press; nothing once it is there or while it has gaps. */
const SaveAddress = ({
  addresses,
  fields,
}: {
  addresses: readonly CustomerAddress[];
  fields: CheckoutFields;
}) => {
  const texts = useTexts('addresses');
  const { comma } = useTexts('checkoutForm');
  const address = newAddressOf(fields, { addresses, comma });
  if (address === null) return null;
  const save = async () => {
    const { saveAddressBook } = await import('../../../device/session/session-actions.ts');
    await saveAddressBook([...addresses, address]);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <AddButton icon="home" onAdd={() => void save()}>
        {texts.saveThis}
      </AddButton>
      <span className="text-sm text-ink-soft">{texts.saveThisHint}</span>
    </div>
  );
};

/** The customer's saved addresses, each chosen by one press. */
const Choices = ({
  addresses,
  fields,
  onChange,
}: { addresses: readonly CustomerAddress[] } & Pick<Answers, 'fields' | 'onChange'>) => {
  const texts = useTexts('addresses');
  const { language } = useStoreView();
  const choices = addresses.flatMap((address) => {
    const answers = savedAnswersOf(address);
    return answers === null ? [] : [{ address, answers }];
  });
  const chosen = chosenAddress(
    fields,
    choices.map(({ answers }) => answers),
  );
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="contents font-medium">{texts.savedAddresses}</legend>
      <div className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        {choices.map(({ address, answers }, place) => (
          <label
            className="press relative grid w-56 max-w-[80%] shrink-0 snap-start content-start gap-0.5 rounded-card bg-surface p-4 inset-ring-1 inset-ring-line-strong has-checked:bg-accent-soft has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:focus-ring"
            key={address.id}
          >
            <input
              checked={place === chosen}
              className="sr-only"
              name="savedAddress"
              // Also a press on the one that is chosen for its place takes its recipient.
              onClick={() => onChange(answers)}
              readOnly
              type="radio"
              value={address.id}
            />
            <span className="flex items-center gap-2 font-semibold">
              <Icon
                className="size-4.5 text-accent-ink"
                name={address.extension_attributes['label'] === 'Home' ? 'home' : 'pin'}
              />
              <bdi className="truncate">{nameOfAddress(address, texts)}</bdi>
            </span>
            <bdi className="truncate text-sm text-ink-soft">
              {governorateOf(address.region_id)?.names[language]} · {address.city}
            </bdi>
            <bdi className="truncate text-sm text-ink-soft">{answers.landmark}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** The customer's addresses at checkout: one is chosen by a press, and a new one saved by another. */
export const SavedAddresses = (props: Parameters<typeof Choices>[0]) => (
  <>
    {props.addresses.length > 0 && <Choices {...props} />}
    <SaveAddress addresses={props.addresses} fields={props.fields} />
  </>
);
