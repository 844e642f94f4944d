/** A cookie set by a response, always HttpOnly; a null `value` removes it. */
export type SentCookie = {
  name: string;
  value: string | null;
  path: string;
  sameSite: 'Strict' | 'Lax';
  seconds: number;
  /** Whether it is marked Secure; by default as the shop is reached. */
  secure?: boolean;
};
