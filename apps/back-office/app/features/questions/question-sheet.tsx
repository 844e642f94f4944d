import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { ask } from '../../provider-client/ask.ts';
import { FormAnswer } from '../../resource-form/form-answer.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import { type DeskQuestion, useDecideQuestions } from './use-decide-questions.ts';

const words = 'max-w-prose whitespace-pre-line [overflow-wrap:anywhere]';

type Decide = (decision: 'approve' | 'reject') => void;

/** Approving and rejecting, whatever was decided before. */
const Decision = ({ state, decide }: { state: DeskQuestion['state']; decide: Decide }) => {
  const texts = useTexts('questions');
  return (
    <div className="flex flex-wrap gap-3">
      {state !== 'approved' && (
        <button className={deskButton.primary} onClick={() => decide('approve')} type="button">
          {texts.approve}
        </button>
      )}
      {state !== 'rejected' && (
        <button className={deskButton.quiet} onClick={() => decide('reject')} type="button">
          {texts.reject}
        </button>
      )}
    </div>
  );
};

/** What customers answered, each with its decision. */
const Answers = ({ answers }: Pick<DeskQuestion, 'answers'>) => {
  const texts = useTexts('questions');
  const decide = useDecideQuestions();
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{texts.answers}</h3>
      <ul className="grid gap-4">
        {answers.map(({ id, nickname, text, language, state, has_rude_words, helpful }) => (
          <li className="grid gap-2 border-s-2 border-line ps-4" key={id}>
            <p className="text-sm text-ink-soft">
              <bdi>{nickname}</bdi> · {texts.states[state]}
              {helpful > 0 && ` · ${texts.helpful(helpful)}`}
              {has_rude_words && <span className="font-semibold text-danger"> · {texts.rude}</span>}
            </p>
            <p className={words} dir="auto" lang={language}>
              {text}
            </p>
            <Decision decide={(decision) => void decide({ answers: [id] }, decision)} state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** One question: what it says, the decision on it, answers of customers and the shop's answer. */
export const QuestionSheet = ({ question, onClose }: { question: DeskQuestion; onClose: () => void }) => {
  const texts = useTexts('questions');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const decide = useDecideQuestions();
  const { id, text, language, product, nickname, state, has_rude_words, created_at, answers } = question;
  const own = answers.find((answer) => answer.nickname === null)?.text ?? '';
  const others = answers.filter((answer) => answer.nickname !== null);
  const beginning = useMemo(() => ({ answer: own }), [own]);
  const save = async (values: { answer: string }): Promise<void> => {
    await ask('desk/answer-question', { params: { questionId: String(id) }, body: values });
    showToast({ type: 'success', message: texts.answerSaved });
    await client.invalidateQueries({ queryKey: ['desk/questions'] });
    onClose();
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={product.name}>
      <div className="grid gap-6">
        <p className={words} dir="auto" lang={language}>
          {text}
        </p>
        <Facts
          facts={[
            { key: 'sku', name: texts.sku, value: <bdi dir="ltr">{product.sku}</bdi> },
            { key: 'by', name: texts.columns.by, value: <bdi>{nickname}</bdi> },
            { key: 'rude', name: texts.rude, value: has_rude_words && '!' },
            { key: 'state', name: texts.state, value: texts.states[state] },
            { key: 'since', name: texts.columns.since, value: <Moment at={created_at} /> },
          ]}
        />
        <Decision
          decide={(decision) => void decide({ questions: [id] }, decision).then(onClose)}
          state={state}
        />
        {others.length > 0 && <Answers answers={others} />}
        <ResourceForm<{ answer: string }>
          defaultValues={beginning}
          onSave={save}
          saveLabel={texts.saveAnswer}
        >
          <FormAnswer hint={texts.answerHint} label={texts.answer} />
        </ResourceForm>
      </div>
    </Sheet>
  );
};
