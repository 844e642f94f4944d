import type { CallName } from '@dijla/contract/client';
import type { CallDefinition } from '@dijla/contract/schemas';
import type { CallHandler, CallHandlers, CallInput, RequestContext } from '../call/call-handler.ts';
import type { AskingCustomer, AskingStaff } from '../call/caller.ts';
import type { DeskWriteName, HandledCall } from '../call/handle-call.ts';
import { isRefusal } from '../call/refusal.ts';
import type { Database } from '../database/database.ts';
import { handleDeskWrite } from '../modules/audit/audit.ts';
import type { ExtensionCall, ExtensionContext, LoadedExtension } from './extension.ts';

type Asked = RequestContext & { customer?: AskingCustomer; staff?: AskingStaff };

/** Refusals of every call for staff, and of any request whose input does not fit. */
const ofStaff = [
  'desk.not-secure',
  'desk.foreign-page',
  'request.not-json',
  'request.too-many',
  'desk.not-signed-in',
  'desk.key-invalid',
  'desk.disabled',
  'request.not-permitted',
] as const;
const ofCustomers = ['user.not-signed-in', 'user.disabled', 'request.not-permitted'] as const;

const refusalsOf = ({ access, refusals = [] }: ExtensionCall): CallDefinition['refusals'] => [
  'request.invalid',
  ...(access.for === 'staff' ? ofStaff : access.for === 'customer' ? ofCustomers : []),
  ...refusals,
];

const definitionOf = (extension: string, call: ExtensionCall): CallDefinition => {
  const { name, method, access, summary, query, body, result, limit } = call;
  return {
    method,
    path: `/api/${access.for === 'staff' ? 'desk/' : ''}extensions/${extension}/${name}`,
    access,
    ...(access.for === 'customer' && { tokenPlace: 'bearer' as const }),
    ...(limit && { limit }),
    summary: `${summary} (extension ${extension})`,
    query,
    ...(body && { body }),
    result,
    refusals: refusalsOf(call),
  };
};

const contextOf = (
  { requestId, store, now, address, customer, staff }: Asked,
  own: Pick<ExtensionContext, 'database' | 'act'>,
): ExtensionContext => ({
  requestId,
  store,
  now,
  address,
  ...(customer && { customer }),
  ...(staff && { staff }),
  ...own,
});

const handlerOf = (name: string, call: ExtensionCall, database: Database): CallHandler<CallName> => {
  if (call.access.for === 'staff' && call.method !== 'GET') {
    const handled = handleDeskWrite(name as DeskWriteName, () => async (input, asked) => {
      const { transaction, act } = asked;
      const answer = await call.handle(input, contextOf(asked, { database: transaction, act }));
      return isRefusal(answer) ? answer : ({ result: answer.result } as never);
    });
    return (handled as unknown as HandledCall<CallName, { database: Database }>).make({ database });
  }
  return async (input: CallInput<CallName>, asked: Asked) => {
    const answer = await call.handle(input, contextOf(asked, { database }));
    return isRefusal(answer) ? answer : { result: answer.result as never };
  };
};

/** Returns the calls of extensions as the provider serves them: definitions and handlers, by name. */
export const extensionCalls = (
  extensions: readonly LoadedExtension[],
  database: Database,
): { definitions: Record<string, CallDefinition>; handlers: Partial<CallHandlers> } => {
  const all = extensions.flatMap(({ extension }) =>
    (extension.calls ?? []).map((call) => ({
      name: `extensions/${extension.name}/${call.name}`,
      extension: extension.name,
      call,
    })),
  );
  return {
    definitions: Object.fromEntries(
      all.map(({ name, extension, call }) => [name, definitionOf(extension, call)]),
    ),
    handlers: Object.fromEntries(all.map(({ name, call }) => [name, handlerOf(name, call, database)])),
  };
};
