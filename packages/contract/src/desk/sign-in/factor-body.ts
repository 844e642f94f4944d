import { z } from 'zod';
import { lineOf } from '../../values/single-line.ts';

/** A password as it is typed to be checked. */
export const typedPassword = z.string().max(256);

/** Six digits of an app, in any script, or a recovery code. */
export const typedCode = z.string().min(1).max(40);

/** What its owner knows a factor by, such as 'My phone'. */
export const factorName = lineOf(60).refine((name) => name.trim() !== '', 'should not be empty');
