import { type CallPath, paths } from './paths.ts';

/** Matches the paths of calls with this use of the token; `{name}` stands for any one segment. */
const pathsWith = (use: CallPath['token']): RegExp =>
  new RegExp(
    `^(?:${Object.values(paths)
      .flatMap(({ path, token }) => (token === use ? path.replaceAll(/\{\w+\}/g, '[^/]+') : []))
      .join('|')})/?$`,
  );

const [requiring, accepting] = [pathsWith('required'), pathsWith('optional')];

/** Calls of late parts that are about the customer alone. Their paths are not among those that every page knows. */
const ownThings =
  /^\/api\/ext\/((affiliate|(wish|watch)list)\/(?!.+\/shared\/)|digital-card\/|dijla\/(answers\/|downloads$|questions\/.+\/answers)|messaging\/token$|.+\/reward-points\/(mine|tr)|.+\/reward\/|qicard-installments\/identities(\/|$))/;
/** The calls about months and gift cards for a cart, and about bought files, which are not among them either. */
const monthsOfCart =
  /^\/api\/ext\/((qicard-installments\/validate|dijla\/cart)-|dijla\/(downloads\/|orders\/\d+\/downloads$))/;

/** Returns whether the call at this path needs a customer's token or takes one; undefined for the others. */
export const tokenUseAt = (pathname: string): CallPath['token'] =>
  requiring.test(pathname) || ownThings.test(pathname)
    ? 'required'
    : accepting.test(pathname) || monthsOfCart.test(pathname)
      ? 'optional'
      : undefined;
