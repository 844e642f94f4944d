/** What a visitor is asked to agree to, each by itself. */
export type Purpose = 'measuring' | 'marketing';

/** What was answered; nothing was agreed to that is not true here. */
export type Consent = Readonly<Record<Purpose, boolean>>;

export const refused: Consent = { measuring: false, marketing: false };

/** Returns a stored answer; null for none, and for what no build has written. */
export const consentIn = (stored: string | null): Consent | null => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { measuring, marketing } = value as Partial<Record<Purpose, unknown>>;
    return typeof measuring === 'boolean' && typeof marketing === 'boolean' ? { measuring, marketing } : null;
  } catch {
    return null;
  }
};

const signal = (isGranted: boolean): 'granted' | 'denied' => (isGranted ? 'granted' : 'denied');

/** Returns an answer as Google's consent mode has it. */
export const consentMode = ({ measuring, marketing }: Consent) => ({
  analytics_storage: signal(measuring),
  ad_storage: signal(marketing),
  ad_user_data: signal(marketing),
  ad_personalization: signal(marketing),
});
