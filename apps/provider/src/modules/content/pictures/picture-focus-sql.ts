import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

/** Shares of a picture's width and height, from its top left corner. */
type PictureFocus = { x: number; y: number };

/** Of row `f` of `picture_focus`, as `object-position` has it: `30% 62.5%`. */
export const focusText = sql`trim_scale(f.x * 100) || '% ' || trim_scale(f.y * 100) || '%'`;

/** Returns a picture's path as its focus is kept under. */
export const focusPath = (path: string): string => path.replace(/^\/+/, '');

/** Reads what matters in pictures, as CSS places it, by their paths. */
export const readFocuses = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ path: string; focus: string }>`
    select f.path, ${focusText} as focus from picture_focus f`.execute(db);
  return new Map(rows.map(({ path, focus }) => [path, focus]));
};

/** Reads what matters in a picture; null where nobody said. */
export const readFocus = async (db: Database, path: string): Promise<PictureFocus | null> => {
  const { rows } = await sql<PictureFocus>`
    select x::float8 as x, y::float8 as y from picture_focus where path = ${focusPath(path)}`.execute(db);
  return rows[0] ?? null;
};

/** Keeps what matters in a picture; null forgets it. */
export const saveFocus = async (
  transaction: DatabaseTransaction,
  path: string,
  focus: PictureFocus | null,
): Promise<void> => {
  if (focus === null)
    await sql`delete from picture_focus where path = ${focusPath(path)}`.execute(transaction);
  else
    await sql`insert into picture_focus (path, x, y) values (${focusPath(path)}, ${focus.x}, ${focus.y})
      on conflict (path) do update set x = excluded.x, y = excluded.y`.execute(transaction);
};

/** Whether a carousel has a slide of this picture. */
export const isOnSlide = async (db: Database, path: string): Promise<boolean> => {
  const { rows } = await sql`
    select from carousel_slide where ltrim(image, '/') = ${focusPath(path)} limit 1`.execute(db);
  return rows.length > 0;
};
