import type { DeskResult } from '@dijla/contract/desk-client';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { Panel } from '../../parts/panel.tsx';

type Closing = DeskResult<'desk/courier-cash'>['closings'][number];

const head = 'py-2 pe-6 text-start font-medium text-ink-soft';
const numberHead = 'py-2 pe-6 text-end font-medium text-ink-soft';
const cell = 'border-t border-line py-2.5 pe-6 align-top';
const numberCell = `${cell} text-end font-medium`;

const Difference = ({ closing: { difference, unit } }: { closing: Closing }) =>
  difference === 0 ? (
    <span className="text-ink-soft">–</span>
  ) : (
    <span className={difference < 0 ? 'text-danger' : 'text-warning'}>
      <Amount minor={difference} unit={unit} />
    </span>
  );

/** The days that were closed last: what was expected, handed in and why it differs. */
// oxlint-disable-next-line max-lines-per-function -- the markup of one table
export const ClosedDays = ({ closings }: { closings: readonly Closing[] }) => {
  const texts = useTexts('run');
  const { columns } = texts;
  return (
    <Panel as="article" title={texts.closings}>
      {closings.length === 0 ? (
        <p className="text-ink-soft">{texts.closingsNone}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        <section aria-label={texts.closings} className="overflow-x-auto" tabIndex={0}>
          <table className="w-full min-w-[44rem]">
            <thead>
              <tr>
                <th className={head}>{columns.day}</th>
                <th className={head}>{columns.courier}</th>
                <th className={numberHead}>{columns.expected}</th>
                <th className={numberHead}>{columns.handedIn}</th>
                <th className={numberHead}>{columns.difference}</th>
                <th className={head}>{columns.reason}</th>
                <th className={head}>{columns.by}</th>
              </tr>
            </thead>
            <tbody>
              {closings.map((closing) => (
                <tr key={closing.id}>
                  <td className={cell}>
                    <bdi dir="ltr">{closing.day}</bdi>
                  </td>
                  <td className={cell}>
                    <bdi>{closing.courier_name}</bdi>
                  </td>
                  <td className={numberCell}>
                    <Amount minor={closing.expected} unit={closing.unit} />
                  </td>
                  <td className={numberCell}>
                    <Amount minor={closing.handed_in} unit={closing.unit} />
                  </td>
                  <td className={numberCell}>
                    <Difference closing={closing} />
                  </td>
                  <td className={cell}>
                    <bdi>{closing.reason}</bdi>
                    {closing.difference !== 0 && (
                      <span className="block text-sm text-ink-soft">
                        {closing.is_written_off ? texts.writtenOff : texts.carried}
                      </span>
                    )}
                  </td>
                  <td className={cell}>
                    <bdi>{closing.confirmed_by_name}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
};
