import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { useRoleName } from '../../parts/role-name.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';

export type Member = DeskResult<'desk/staff'>['items'][number];
export type Role = DeskResult<'desk/roles'>['roles'][number];

const dots: Readonly<Record<Member['state'], string>> = {
  invited: 'bg-warning',
  active: 'bg-success',
  disabled: 'bg-line-strong',
};

/** Who a member is, what they may do, how safe their sign-in is, and when they were last there. */
// oxlint-disable-next-line max-lines-per-function -- a table of columns
export const useMemberColumns = (): readonly ListColumn<Member>[] => {
  const texts = useTexts('staff');
  const roleName = useRoleName();
  return useMemo(
    () => [
      {
        id: 'name',
        title: texts.columns.name,
        cell: ({ name, email }) => (
          <>
            <bdi>{name}</bdi>
            {name !== email && (
              <span className="block font-normal text-ink-soft">
                <bdi dir="ltr">{email}</bdi>
              </span>
            )}
          </>
        ),
        onPhone: 'first',
      },
      {
        id: 'roles',
        title: texts.columns.roles,
        cell: ({ roles }) => roles.map(roleName).join(' · '),
        onPhone: 'second',
      },
      {
        id: 'state',
        title: texts.columns.state,
        cell: ({ state }) => (
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`size-2 rounded-full ${dots[state]}`} />
            {texts.states[state]}
          </span>
        ),
        onPhone: 'end',
      },
      {
        id: 'factor',
        title: texts.columns.factor,
        cell: ({ has_factor }) => (has_factor ? texts.hasFactor : texts.hasNoFactor),
        onPhone: 'off',
      },
      {
        id: 'seen',
        title: texts.columns.seen,
        cell: ({ last_seen_at }) => (last_seen_at === null ? texts.neverSeen : <Moment at={last_seen_at} />),
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts, roleName],
  );
};
