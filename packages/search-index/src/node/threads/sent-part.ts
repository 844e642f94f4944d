import { type FindPart, type StoredPart, treeBytes, treeOf } from '../snapshot/stored-tree.ts';

/** A part sent from one thread to another, with bytes of its own that can be transferred without copying. */
export type SentPart = {
  name: string;
  tree: Uint8Array<ArrayBuffer>;
  arrays: readonly Uint8Array<ArrayBuffer>[];
};

/** Copies the bytes, so that the transfer does not take bytes of others with it. */
const ownBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

export const sentPart = ([name, part]: StoredPart): SentPart => {
  const { tree, arrays } = treeBytes(part);
  return { name, tree: ownBytes(tree), arrays: arrays.map(ownBytes) };
};

/** Returns the buffers to transfer with a part. */
export const memoryOfPart = ({ tree, arrays }: SentPart): ArrayBuffer[] => [
  tree.buffer,
  ...arrays.map(({ buffer }) => buffer),
];

const partOf = ({ tree, arrays }: SentPart): unknown => {
  const left = arrays.values();
  return treeOf(tree, () => {
    const bytes = left.next().value;
    if (bytes === undefined) throw new RangeError('A part came without all of its arrays');
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  });
};

/** Finds received parts by name, without copying their memory. */
export const findSent = (parts: readonly SentPart[]): FindPart => {
  const byName = new Map(parts.map((part) => [part.name, part]));
  return (name) => {
    const part = byName.get(name);
    if (part === undefined) throw new RangeError(`No part ${name} was sent`);
    return partOf(part);
  };
};
