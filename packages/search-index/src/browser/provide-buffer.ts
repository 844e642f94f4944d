import { ByteBuffer } from './byte-buffer.ts';

// Imported before the index, whose texts use `Buffer` from the moment their modules are read.
Object.assign(globalThis, { Buffer: ByteBuffer });
