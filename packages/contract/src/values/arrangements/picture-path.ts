import { z } from 'zod';

/** The path of a picture below the shop's media. */
export const picturePath = z
  .string()
  .max(400)
  .regex(/^(?![/\\])[^\p{Cc}\s"'<>{}\\]+\.(?:jpe?g|png|webp|gif)$/iu, 'should be the path of a picture');
