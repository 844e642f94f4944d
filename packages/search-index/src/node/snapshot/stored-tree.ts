import { Deserializer, Serializer } from 'node:v8';
import type { StoredPart } from '../../core/product-index/stored/stored-index.ts';

export type { StoredPart };

/** Returns the value stored under a name. Throws for an unknown name. */
export type FindPart = (name: string) => unknown;

/** A part as bytes: its small members in one piece, and the bytes of each long array, not copied. */
export type TreeBytes = { tree: Uint8Array; arrays: readonly Uint8Array[] };

/** Returns the next bytes in a buffer of their own. */
export type TakeBytes = (length: number) => Buffer<ArrayBuffer>;

/** Byte length from which arrays are stored separately, so that they are read in place and never copied. */
const longFrom = 16 * 1024;

const kinds = [
  Int8Array,
  Uint8Array,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
] as const;
const bufferKind = kinds.length;

const kindOf = (view: ArrayBufferView): number =>
  Buffer.isBuffer(view) ? bufferKind : kinds.findIndex((kind) => view instanceof kind);

/** Hooks of `node:v8` that the serializer calls by name for every typed array. */
type HostWriter = {
  _writeHostObject: (view: ArrayBufferView) => void;
  _setTreatArrayBufferViewsAsHostObjects: (isSo: boolean) => void;
};

/**
 * Serializes a part; repeated references to an object are preserved. Throws for functions and other values
 * that are not plain data.
 */
export const treeBytes = (part: unknown): TreeBytes => {
  const arrays: Uint8Array[] = [];
  const serializer = new Serializer();
  const host = serializer as unknown as HostWriter;
  host._writeHostObject = (view) => {
    const kind = kindOf(view);
    if (kind < 0) throw new TypeError('An array of this kind cannot be kept');
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    serializer.writeUint32(kind);
    serializer.writeUint32(bytes.byteLength);
    if (bytes.byteLength < longFrom) serializer.writeRawBytes(bytes);
    else arrays.push(bytes);
  };
  host._setTreatArrayBufferViewsAsHostObjects(true);
  serializer.writeHeader();
  serializer.writeValue(part);
  return { tree: serializer.releaseBuffer(), arrays };
};

/** Copies bytes into a buffer of their own, whose start is aligned for every kind of array. */
const copyOf = (bytes: Uint8Array): Buffer<ArrayBuffer> => {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  copy.set(bytes);
  return copy;
};

const arrayOver = (bytes: Buffer<ArrayBuffer>, kind: number): ArrayBufferView => {
  if (kind === bufferKind) return bytes;
  const made = kinds[kind];
  if (made === undefined) throw new RangeError(`There is no kind ${kind} of array`);
  return new made(bytes.buffer, bytes.byteOffset, bytes.byteLength / made.BYTES_PER_ELEMENT);
};

/** Reads what `treeBytes` wrote; `take` returns the bytes of its long arrays in order. */
export const treeOf = (tree: Uint8Array, take: TakeBytes): unknown => {
  const deserializer = new Deserializer(tree);
  const host = deserializer as unknown as { _readHostObject: () => ArrayBufferView };
  host._readHostObject = () => {
    const [kind, length] = [deserializer.readUint32(), deserializer.readUint32()];
    return arrayOver(length < longFrom ? copyOf(deserializer.readRawBytes(length)) : take(length), kind);
  };
  deserializer.readHeader();
  return deserializer.readValue();
};
