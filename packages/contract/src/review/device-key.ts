import { z } from 'zod';

/** A random key that a device keeps; the shop stores its hash alone. */
export const deviceKey = z.string().regex(/^[\w-]{16,64}$/, 'should be the key of a device');
