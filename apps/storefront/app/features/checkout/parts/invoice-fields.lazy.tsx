import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { CheckRow } from '@dijla/ui-kit/fields/check-row.tsx';
import { usePlaceNames } from '../../../shop/addresses/use-place-names.ts';
import { AnswerField, type Answers } from './answer-field.tsx';
import { GovernorateField, PlaceField } from '../../../shop/addresses/place-fields.tsx';

/** The invoice's own address. */
const BillingPlace = (answers: Answers) => {
  const { governorate, district } = useTexts('checkout');
  const { street } = useTexts('checkoutForm');
  const { fields, errorOf, onChange } = answers;
  const { ofGovernorate } = usePlaceNames();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <GovernorateField
          error={errorOf('billRegionId')}
          label={governorate}
          name="billRegionId"
          onChange={(billRegionId) => onChange({ billRegionId })}
          value={fields.billRegionId}
        />
        <PlaceField
          autoComplete="off"
          error={errorOf('billDistrict')}
          label={district}
          name="billDistrict"
          names={ofGovernorate(fields.billRegionId)}
          onChange={(billDistrict) => onChange({ billDistrict })}
          value={fields.billDistrict}
        />
      </div>
      <AnswerField {...answers} autoComplete="off" enterKeyHint="done" label={street} name="billStreet" />
    </>
  );
};

/** The company that pays, its tax id, and the address of its invoice where it is another. */
export const InvoiceFields = (answers: Answers) => {
  const texts = useTexts('checkoutOptions');
  const side = useStoreView().direction === 'rtl' ? 'text-end' : 'text-start';
  const { fields, onChange } = answers;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <AnswerField
          {...answers}
          autoComplete="organization"
          enterKeyHint="next"
          label={texts.company}
          name="company"
        />
        <AnswerField
          {...answers}
          autoComplete="off"
          className={side}
          dir="ltr"
          enterKeyHint="next"
          label={texts.taxId}
          name="taxId"
        />
      </div>
      <CheckRow
        checked={fields.billsElsewhere}
        name="billsElsewhere"
        onChange={(event) => onChange({ billsElsewhere: event.currentTarget.checked })}
        title={texts.billElsewhere}
      >
        {fields.billsElsewhere ? <BillingPlace {...answers} /> : undefined}
      </CheckRow>
    </>
  );
};
