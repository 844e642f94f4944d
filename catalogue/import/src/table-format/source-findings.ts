import { BrokenFileError } from '../source/broken-file-error.ts';
import type { Finding, FormatOptions } from '../catalog-format.ts';
import type { Question } from '../command/choices.ts';
import type { ShopPreset } from '../shops/shop-preset.ts';
import { productFindings } from './products/product-findings.ts';
import { type Plan, planReadings } from './plan/plan-readings.ts';
import { isPresetReference } from './mapping/presets.ts';
import type { SourceRows } from './source-row.ts';

const planOf = async (
  sources: readonly SourceRows[],
  { mapping, choices = {}, now = Date.now() }: FormatOptions,
  shops: readonly ShopPreset[],
): Promise<Plan> => {
  const named = isPresetReference(mapping) ? mapping.preset : undefined;
  return planReadings(sources, {
    mapping: named === undefined ? mapping : undefined,
    choices: named === undefined ? choices : { preset: named, ...choices },
    shops,
    now,
  });
};

/** Returns the open questions about how the files of an export are read. */
export const sourceQuestions = async (
  sources: readonly SourceRows[],
  options: FormatOptions,
  shops: readonly ShopPreset[],
): Promise<Question[]> => (await planOf(sources, options, shops)).questions;

/**
 * Yields the findings of an export's files. Throws BrokenFileError for an open question without a safe
 * default, with the line that says how to answer. Files without products or without a price column produce
 * import warnings; when no file can be read, the error of the first is thrown.
 */
export async function* sourceFindings(
  sources: readonly SourceRows[],
  options: FormatOptions,
  shops: readonly ShopPreset[],
): AsyncGenerator<Finding> {
  const { readings, unread, questions } = await planOf(sources, options, shops);
  const refusal = questions.find((question) => question.refusal !== undefined)?.refusal;
  if (refusal !== undefined) throw new BrokenFileError(refusal.file, 1, refusal.fault);
  const [first] = unread;
  if (first !== undefined && readings.length === 0) throw first.fault;
  for (const reading of readings) {
    yield* reading.warnings;
    yield* productFindings(reading);
  }
  for (const {
    source: { path, columns },
  } of unread) {
    yield {
      kind: 'warning',
      warning: {
        file: path,
        line: 1,
        code: 'file-without-place',
        subject: columns.join(', ').slice(0, 200),
        isRowTaken: false,
      },
    };
  }
}
