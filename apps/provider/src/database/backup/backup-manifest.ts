import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Hash of the compressed file, which is named after the table. */
  sha256: z.string(),
});

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  server: z.string(),
  /** The schema version of the rows: the migrations applied when they were read. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The same of each extension's schema. */
  extensions: z
    .array(
      z.object({
        schema: z.string(),
        migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
      }),
    )
    .default([]),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

/** The contents of a backup. It is written last, so a folder without it holds no complete backup. */
export type BackupManifest = z.infer<typeof manifest>;
export type BackedUpTable = z.infer<typeof table>;

export const manifestFile = (folder: string): string => join(folder, 'manifest.json');
export const tableFile = (folder: string, name: string): string => join(folder, `${name}.copy.gz`);

const checksumOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/**
 * Returns the manifest of a backup after checking that every file is present and unchanged; otherwise throws
 * an error with a message for the operator.
 */
export const readVerifiedBackup = async (folder: string): Promise<BackupManifest> => {
  if (!existsSync(manifestFile(folder)))
    throw new Error(`${folder} holds no whole backup: manifest.json is missing.`);
  const read = manifest.safeParse(JSON.parse(readFileSync(manifestFile(folder), 'utf8')));
  if (!read.success) throw new Error(`${manifestFile(folder)} is not of a backup this program can read.`);
  for (const { name, sha256 } of read.data.tables) {
    const file = tableFile(folder, name);
    if (!existsSync(file)) throw new Error(`The backup is not whole: ${file} is missing.`);
    if ((await checksumOf(file)) !== sha256)
      throw new Error(`The backup is damaged: ${file} is not what was written.`);
  }
  return read.data;
};
