/** A cookie an answer sets, always HttpOnly; null takes it away. */
export type SentCookie = {
  name: string;
  value: string | null;
  path: string;
  sameSite: 'Strict' | 'Lax';
  seconds: number;
};
