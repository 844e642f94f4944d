import { languages } from '@dijla/contract/store-views';
import { handleCall } from '../../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../../call/refusal.ts';
import type { Settings } from '../../../../config.ts';
import type { Database } from '../../../../database/connect.ts';
import { contentDocumentOf } from '../../content-document-of.ts';
import { pathOfKind } from '../../content-handlers.ts';
import { previewedArrangement } from '../../arrangements/preview-arrangement.ts';
import { readPlaces } from '../../rebuild-content.ts';
import type { BlockKinds } from '../../extension-blocks/block-kinds.ts';
import { withShownBlocks } from '../../extension-blocks/shown-blocks.ts';
import { kindIn, recordIn } from '../content-answers.ts';
import { readLastVersion, readVersion } from '../content-version-sql.ts';
import { findContent } from '../desk-content-sql.ts';
import { previewMs, previewOf, previewToken } from '../preview-token.ts';
import { recordOf } from '../write-content.ts';

type Parts = { database: Database; secret: string };
type Hosts = { settings: Pick<Settings, 'publicUrl' | 'deskUrl'> };

/** `GET /api/desk/content/{kind}/{contentId}/preview` */
export const readContentPreview = handleCall(
  'desk/content-preview',
  ({ database, secret, settings: { publicUrl, deskUrl } }: Parts & Hosts) =>
    async ({ params }, { now }) => {
      const asked = recordIn(params);
      if (isRefusal(asked)) return asked;
      const stored = await findContent(database, asked.kind, asked.id);
      if (stored === undefined) return refusal('content.not-found');
      const { entity } = asked.kind;
      const last = await readLastVersion(database, { entity, id: asked.id });
      const expiresAt = now + previewMs;
      const isNewer = last !== undefined && (last.published_at === null || !stored.is_active);
      const token = previewToken(
        { entity, id: asked.id, number: isNewer ? last.number : 0, expiresAt },
        secret,
      );
      const path = pathOfKind(asked.kind)?.(stored.identifier);
      // At a desk of the same host the address follows from where the desk is, whatever name it was opened by.
      const base = deskUrl === undefined ? '' : (publicUrl ?? '').replace(/\/$/, '');
      return {
        result: {
          pages:
            path === undefined
              ? []
              : languages.map((language) => ({
                  language,
                  url: `${base}/${language}/${path}?preview=${token}`,
                })),
          expires_at: new Date(expiresAt).toISOString(),
        },
      };
    },
);

/** `GET /api/ext/dijla/content-preview` */
export const previewContent = handleCall(
  'content/preview',
  ({ database, secret, blockKinds: kinds }: Parts & { blockKinds: BlockKinds }) =>
    async ({ query: { token } }, { now, store: { id, code, language }, onFault }) => {
      const around = { kinds, store: { code, language }, now, onFault };
      const preview = previewOf(token, { secret, now });
      if (preview === undefined) return refusal('content.not-found');
      if (preview.entity === 'arrangement') {
        const arranged = await previewedArrangement(database, preview, { code, language });
        return arranged === undefined
          ? refusal('content.not-found')
          : { result: { entity: preview.entity, document: withShownBlocks(arranged, around) } };
      }
      const asked = kindIn({ kind: preview.entity });
      if (isRefusal(asked)) return refusal('content.not-found');
      const stored = await findContent(database, asked.kind, preview.id);
      const version = preview.number === 0 ? undefined : await readVersion(database, preview, preview.number);
      if (stored === undefined || (version === undefined && preview.number > 0))
        return refusal('content.not-found');
      const document = contentDocumentOf(
        asked.kind,
        { ...stored, ...(version?.record ?? recordOf(stored)), is_active: true },
        { store: { id, language }, places: await readPlaces(database, { code, language }) },
      );
      if (document === undefined) return refusal('content.not-found');
      return {
        result: {
          entity: preview.entity,
          document: withShownBlocks(document as { identifier: string }, around),
        },
      };
    },
);
