import { handleCall } from '../../../../call/handle-call.ts';
import { idInPath } from '../../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../../call/refusal.ts';
import type { Database } from '../../../../database/connect.ts';
import { kindIn, listedOf, readDetail, recordIn, textsOf, versionOf } from '../content-answers.ts';
import { readVersion } from '../content-version-sql.ts';
import { readPictures } from '../content-pictures-sql.ts';
import { findContent, readListedContent } from '../desk-content-sql.ts';

type Parts = { database: Database };

/** `GET /api/desk/content`: one row more than the page holds says whether another follows. */
export const listContent = handleCall(
  'desk/content',
  ({ database }: Parts) =>
    async ({ query: { kind, state, q, before, limit } }, { store: { language } }) => {
      const written = kindIn({ kind });
      if (isRefusal(written)) return written;
      const filter = { state, q, before, limit: limit + 1 };
      const rows = await readListedContent(database, written.kind, { filter, language });
      const items = rows.slice(0, limit);
      return {
        result: {
          items: items.map((row) => listedOf(written, row)),
          next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
        },
      };
    },
);

/** `GET /api/desk/content/{kind}/{contentId}` */
export const readContentRecord = handleCall(
  'desk/content-record',
  ({ database }: Parts) =>
    async ({ params }, { store: { language } }) => {
      const asked = recordIn(params);
      if (isRefusal(asked)) return asked;
      const stored = await findContent(database, asked.kind, asked.id);
      if (stored === undefined) return refusal('content.not-found');
      return { result: await readDetail(database, asked, { stored, language }) };
    },
);

/** `GET /api/desk/content/{kind}/{contentId}/versions/{number}` */
export const readContentVersion = handleCall(
  'desk/content-version',
  ({ database }: Parts) =>
    async ({ params }) => {
      const asked = recordIn(params);
      if (isRefusal(asked)) return asked;
      const number = idInPath(params, { name: 'number', thing: 'version' });
      if (isRefusal(number)) return number;
      const version = await readVersion(database, { entity: asked.kind.entity, id: asked.id }, number);
      if (version === undefined) return refusal('content.not-found');
      return { result: { ...versionOf(version), ...textsOf(version.record, version.documents) } };
    },
);

/** Pictures that one answer has. */
const picturesShown = 24;

/** `GET /api/desk/content-pictures` */
export const listContentPictures = handleCall(
  'desk/content-pictures',
  ({ database }: Parts) =>
    async ({ query: { q } }, { store: { language } }) => ({
      result: { items: await readPictures(database, { q: q ?? '', language, limit: picturesShown }) },
    }),
);
