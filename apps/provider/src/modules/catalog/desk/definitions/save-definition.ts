import type { Author } from '../../../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../../../database/connect.ts';
import type { Definitions } from '../../attributes/attribute-definition.ts';
import { saveAttributes } from '../../attributes/attribute-handler.ts';
import { canonicalAttribute } from '../../attributes/attribute-errors.ts';
import type { AttributeInput } from '../../saving/catalog-batch.ts';
import { publish, rebuildTouched } from '../../saving/publish-changes.ts';

/** Saves an attribute as an import does, so that filters, products and pages follow. */
export const saveDefinition = async (
  transaction: DatabaseTransaction,
  attribute: AttributeInput,
  { definitions, author }: { definitions: Definitions; author: Author },
): Promise<void> => {
  const { written, relabelled, brands } = await saveAttributes(
    transaction,
    [canonicalAttribute(attribute)],
    definitions,
  );
  if (written.length === 0) return;
  const rebuilt = await rebuildTouched(transaction, { attributes: written, relabelled, brands });
  await publish(transaction, { rebuilt }, author);
};
