import { handleCall } from '../../../../call/handle-call.ts';
import { idInPath } from '../../../../call/id-in-path.ts';
import { isRefusal, orThrow, refusal, type Refusal } from '../../../../call/refusal.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import type { Database } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import type { AttributeDefinition, Definitions } from '../../attributes/attribute-definition.ts';
import { attributeErrors } from '../../attributes/attribute-errors.ts';
import { inputOf } from '../../attributes/attribute-handler.ts';
import { readDefinitions } from '../../attributes/attribute-sql.ts';
import { readUsedOptions } from '../definitions/brand-products-sql.ts';
import {
  blankAttribute,
  editedAttributeOf,
  versionOfAttribute,
  withAttributeEdits,
} from '../definitions/edited-attribute.ts';
import { saveDefinition } from '../definitions/save-definition.ts';

type Standing = { definitions: Definitions; definition: AttributeDefinition };

/** Returns the attribute of a request's path, or a refusal. */
const standingOf = async (
  db: Database,
  params: Readonly<Record<string, string>>,
): Promise<Standing | Refusal> => {
  const id = idInPath(params, { name: 'attributeId', thing: 'attribute' });
  if (isRefusal(id)) return id;
  const definitions = await readDefinitions(db);
  const definition = [...definitions.values()].find((each) => each.id === id);
  return definition === undefined ? refusal('desk.attribute-not-found') : { definitions, definition };
};

const answerOf = ({ definition }: Pick<Standing, 'definition'>) => {
  const attribute = editedAttributeOf(definition);
  const { id, code, input } = definition;
  return { id, code, input, version: versionOfAttribute(attribute), attribute };
};

/** `GET /api/desk/catalog/attributes` */
export const listAttributes = handleCall(
  'desk/attributes',
  ({ database }: { database: Database }) =>
    async () => ({
      result: {
        items: [...(await readDefinitions(database)).values()].map(
          ({ id, code, input, labels, is_filterable, is_visible_on_front, options }) => ({
            id,
            code,
            input,
            labels: { ...labels },
            is_filterable,
            is_visible_on_front,
            options: options.length,
          }),
        ),
      },
    }),
);

/** `GET /api/desk/catalog/attributes/{attributeId}` */
export const readAttribute = handleCall(
  'desk/attribute',
  ({ database }: { database: Database }) =>
    async ({ params }) => {
      const standing = await standingOf(database, params);
      return isRefusal(standing) ? standing : { result: answerOf(standing) };
    },
);

const hasOptions = ({ input }: Pick<AttributeDefinition, 'input'>): boolean =>
  input === 'select' || input === 'multiselect';

const withoutOptions = (): Refusal =>
  refusal('request.invalid', { problem: 'attribute.options: it has none' });

/** `PUT /api/desk/catalog/attributes/{attributeId}` */
export const saveAttribute = handleDeskWrite(
  'desk/save-attribute',
  () =>
    async ({ params, body: { version, attribute } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      const standing = orThrow(await standingOf(transaction, params));
      const { definitions, definition } = standing;
      const before = editedAttributeOf(definition);
      if (versionOfAttribute(before) !== version)
        return { ...refusal('desk.changed-meanwhile'), meta: answerOf(standing) } satisfies Refusal;
      if (attribute.options.length > 0 && !hasOptions(definition)) return withoutOptions();
      const kept = new Set(attribute.options.map(({ code }) => code));
      const leftOut = definition.options.filter(({ code }) => !kept.has(code));
      const used = await readUsedOptions(
        transaction,
        definition.code,
        leftOut.map(({ id }) => id),
      );
      const standingOut = leftOut.find(({ id }) => used.has(id));
      if (standingOut !== undefined)
        return refusal('desk.option-used', {
          option: Object.values(standingOut.labels)[0] ?? standingOut.code,
        });
      const record = withAttributeEdits(inputOf(definition), attribute);
      await saveDefinition(transaction, record, { definitions, author });
      const saved = orThrow(await standingOf(transaction, params));
      const result = answerOf(saved);
      await act({
        act: 'saved',
        entity: 'attribute',
        entityId: definition.id,
        before,
        after: result.attribute,
      });
      return { result };
    },
);

/** `POST /api/desk/catalog/attributes` */
export const createAttribute = handleDeskWrite(
  'desk/create-attribute',
  () =>
    async ({ body: { code, input, attribute } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      const definitions = await readDefinitions(transaction);
      if (attribute.options.length > 0 && !hasOptions({ input })) return withoutOptions();
      const position = Math.max(0, ...[...definitions.values()].map((each) => each.position)) + 1;
      const record = withAttributeEdits(blankAttribute({ code, input, position }), attribute);
      const isFree = attributeErrors(record).every(({ isTaken }) => isTaken);
      if (definitions.has(code) || !isFree) return refusal('desk.code-taken');
      await saveDefinition(transaction, record, { definitions, author });
      const definition = (await readDefinitions(transaction)).get(code);
      if (definition === undefined) throw new Error(`Attribute ${code} was saved and is not there`);
      const result = answerOf({ definition });
      await act({
        act: 'created',
        entity: 'attribute',
        entityId: definition.id,
        before: null,
        after: { code, input, ...result.attribute },
      });
      return { result };
    },
);
