import { saveFile } from '@dijla/ui-kit/save-file.ts';
import type { DeskInput } from '@dijla/contract/desk-client';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { showToast } from '../../undo/toast-state.ts';

type Asked = NonNullable<DeskInput<'desk/report-csv'>['body']>;

/** Saves the report as a file, made by the server. */
export const ReportFiles = ({ asked }: { asked: Asked }) => {
  const texts = useTexts('reports');
  const textOf = useRefusalText();
  const save = (kind: 'csv' | 'xlsx'): void => {
    ask(kind === 'csv' ? 'desk/report-csv' : 'desk/report-xlsx', { body: asked })
      .then((file) => saveFile(file, `${asked.report}.${kind}`))
      .catch((error: unknown) => showToast({ type: 'error', message: textOf(error) }));
  };
  return (['csv', 'xlsx'] as const).map((kind) => (
    <button className={deskButton.quiet} key={kind} onClick={() => save(kind)} type="button">
      <DeskIcon name="download" />
      {texts[kind]}
    </button>
  ));
};
