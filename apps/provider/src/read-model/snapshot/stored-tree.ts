import { Deserializer, Serializer } from 'node:v8';

/** A name and what is kept under it: numbers, texts, booleans, lists, maps, sets, plain objects and typed arrays. */
export type StoredPart = readonly [name: string, part: unknown];

/** Finds what was kept under a name; throws for a name nothing was kept under. */
export type FindPart = (name: string) => unknown;

/** A part as bytes: its small members in one piece, and the bytes of each long array after it, uncopied. */
export type TreeBytes = { tree: Uint8Array; arrays: readonly Uint8Array[] };

/** Takes the bytes that come next, as memory of their own. */
export type TakeBytes = (length: number) => Buffer<ArrayBuffer>;

/** Arrays from here on stand by themselves, so that they are read in place and never copied. */
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

/** The platform calls this by its name for every typed array (`node:v8`). */
type HostWriter = {
  _writeHostObject: (view: ArrayBufferView) => void;
  _setTreatArrayBufferViewsAsHostObjects: (isSo: boolean) => void;
};

/** Writes a part; members that are the same object stay one. Throws for functions and what else is no plain value. */
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

/** Bytes of their own, whose beginning suits every kind of array. */
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

/** Reads what `treeBytes` wrote; `take` gives the bytes of its long arrays in their order. */
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
