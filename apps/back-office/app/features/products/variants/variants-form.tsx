import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { Panel } from '../../../parts/panel.tsx';
import { type Choice, PickedValues } from '../../../parts/picked-values.tsx';
import { paths } from '../../../paths.ts';
import { ask } from '../../../provider-client/ask.ts';
import { refusalOf } from '../../../provider-client/desk-error.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { useMay } from '../../../session/use-session.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { MatrixTable } from './matrix-table.tsx';
import {
  faultsOf,
  matrixOf,
  type MatrixValues,
  type OpenedVariants,
  type Units,
  variantsTyped,
  withChoices,
} from './matrix-values.ts';

const [axesAtMost, variantsAtMost] = [3, 200];

/** A form has one field, the matrix, whose parts depend on each other. */
type Values = { matrix: MatrixValues };

const useLabel = () => {
  const { store } = useDeskLanguage();
  return ({ code, labels }: Pick<OpenedVariants['attributes'][number], 'code' | 'labels'>): string =>
    labels[store.language] ?? Object.values(labels)[0] ?? code;
};

/** Says that an attribute has no such option, and where options are added. */
const NotAmong = ({ code, name, typed }: { code: string; name: string; typed: string }) => {
  const texts = useTexts('variants');
  const mayArrange = useMay()('catalog.arrange');
  const { data } = useCall('desk/attributes', {}, { isOff: !mayArrange });
  const id = data?.items.find((attribute) => attribute.code === code)?.id;
  return (
    <>
      {texts.notAmong(typed, name)}{' '}
      {id === undefined ? (
        texts.askForOption
      ) : (
        // In a tab of its own, as what is typed here is not saved yet.
        <Link className="underline underline-offset-4" target="_blank" to={paths.attribute(id)}>
          {texts.addOption(name)}
        </Link>
      )}
    </>
  );
};

/** The options of one attribute that the variants have. */
const OptionsField = ({
  code,
  name,
  choices,
  values,
  onChange,
}: {
  code: string;
  name: string;
  choices: readonly Choice[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}) => {
  const texts = useTexts('variants');
  const [given, setGiven] = useState('');
  const typed = given.trim();
  const isThere = choices.some(({ value, label }) =>
    `${label} · ${value}`.toLowerCase().includes(typed.toLowerCase()),
  );
  return (
    <div className="grid gap-2">
      <PickedValues
        choices={choices}
        label={texts.optionsOf(name)}
        onChange={onChange}
        onType={setGiven}
        values={values}
      />
      <output className="block text-sm">
        {typed !== '' && !isThere && <NotAmong code={code} name={name} typed={typed} />}
      </output>
    </div>
  );
};

/** What the variants differ by, and which options of each there are. */
const ChoiceFields = ({ opened: { sku, attributes }, units }: { opened: OpenedVariants; units: Units }) => {
  const texts = useTexts('variants');
  const labelOf = useLabel();
  const { field } = useController<Values, 'matrix'>({ name: 'matrix' });
  const { axes, chosen } = field.value;
  const choose = (choices: Pick<MatrixValues, 'axes' | 'chosen'>): void =>
    field.onChange(withChoices(field.value, choices, { parentSku: sku, units }));
  const choicesOf = (all: OpenedVariants['attributes'][number]['options']) =>
    all.map((option) => ({ value: option.code, label: labelOf(option) }));
  return (
    <Panel title={texts.axes}>
      <div className="grid gap-4">
        <PickedValues
          choices={
            axes.length < axesAtMost
              ? attributes.map((attribute) => ({ value: attribute.code, label: labelOf(attribute) }))
              : []
          }
          label={texts.axesHint}
          onChange={(codes) => choose({ axes: codes, chosen })}
          values={axes}
        />
        {axes.map((code) => {
          const attribute = attributes.find((each) => each.code === code);
          return (
            <OptionsField
              choices={choicesOf(attribute?.options ?? [])}
              code={code}
              key={code}
              name={attribute === undefined ? code : labelOf(attribute)}
              onChange={(options) => choose({ axes, chosen: { ...chosen, [code]: options } })}
              values={chosen[code] ?? []}
            />
          );
        })}
      </div>
    </Panel>
  );
};

// oxlint-disable-next-line max-lines-per-function -- one field with its check, its table and what fills it
const Matrix = ({ opened, units }: { opened: OpenedVariants; units: Units }) => {
  const texts = useTexts('variants');
  const may = useMay();
  const isGood = ({ rows }: MatrixValues): boolean =>
    faultsOf(rows, opened.sku, units).every((faults) => Object.keys(faults).length === 0);
  const { field, fieldState } = useController<Values, 'matrix'>({
    name: 'matrix',
    rules: {
      validate: (matrix) => {
        if (matrix.rows.length === 0) return texts.none;
        if (matrix.rows.length > variantsAtMost) return texts.tooMany;
        return isGood(matrix) || texts.wrong;
      },
    },
  });
  const { axes, rows } = field.value;
  const [first] = rows;
  const qtyNote = useId();
  const isUnshared = rows.length > 0 && opened.own_qty !== null && opened.own_qty > 0;
  return (
    <Panel title={texts.count(rows.length)}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{rows.length === 0 ? texts.none : texts.priceHint}</p>
        {isUnshared && (
          <p className="rounded-card bg-warning-soft p-3" id={qtyNote}>
            {texts.ownQty(opened.own_qty ?? 0)}
          </p>
        )}
        {rows.length > 0 && rows.length <= variantsAtMost && (
          <MatrixTable
            attributes={opened.attributes}
            axes={axes}
            faults={faultsOf(rows, opened.sku, units)}
            mayCount={may('products.stock')}
            onChange={(changed) => field.onChange({ ...field.value, rows: changed })}
            qtyNote={isUnshared ? qtyNote : undefined}
            rows={rows}
            units={units}
          />
        )}
        {first !== undefined && rows.length > 1 && (
          <div>
            <button
              className={deskButton.plain}
              onClick={() =>
                field.onChange({
                  ...field.value,
                  rows: rows.map((row) => ({ ...row, amounts: first.amounts })),
                })
              }
              type="button"
            >
              {texts.fillPrices}
            </button>
          </div>
        )}
        {fieldState.error && (
          <p className="font-medium text-danger" role="alert">
            {fieldState.error.message}
          </p>
        )}
      </div>
    </Panel>
  );
};

/** The form of a product's variants. */
export const VariantsForm = ({
  opened: latest,
  units,
  onReload,
}: {
  opened: OpenedVariants;
  units: Units;
  /** Begins anew with what the variants are now. */
  onReload: () => void;
}) => {
  const texts = useTexts('variants');
  const client = useQueryClient();
  // Those that were opened, whatever is read of them since.
  const [opened] = useState(latest);
  const [isChanged, setIsChanged] = useState(false);
  const beginning = useMemo(() => ({ matrix: matrixOf(opened, units) }), [opened, units]);
  const save = async ({ matrix }: Values): Promise<void> => {
    try {
      await ask('desk/save-variants', {
        params: { productId: String(opened.id) },
        body: variantsTyped(matrix, { version: opened.version, units }),
      });
    } catch (error) {
      setIsChanged(refusalOf(error)?.code === 'desk.changed-meanwhile');
      throw error;
    }
    showToast({ type: 'success', message: texts.saved(opened.name) });
    await client.invalidateQueries({ queryKey: ['desk/products'] });
    await client.invalidateQueries({ queryKey: ['desk/product-to-edit'], refetchType: 'none' });
    onReload();
  };
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.save}>
      {isChanged && (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-warning-soft p-3" role="alert">
          <p className="min-w-0 flex-1">{texts.changed}</p>
          <button className={deskButton.quiet} onClick={onReload} type="button">
            {texts.reload}
          </button>
        </div>
      )}
      <ChoiceFields opened={opened} units={units} />
      <Matrix opened={opened} units={units} />
    </ResourceForm>
  );
};
