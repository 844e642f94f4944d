/** A number of months, and what it costs in dinars. */
export type InstallmentPlan = { count: number; monthly: number; fee: number; total: number };

/** In how many months somebody may pay an amount; `phoneMasked` is where the code will go. */
type Allowance = {
  sessionId: string;
  phoneMasked: string;
  allowedPayments: InstallmentPlan[];
  expiresAt: string;
};

/** A code that was sent: to whom, when another may be asked for, and how often it may be typed wrong. */
type SentCode = { phoneMasked: string; resendAfterS: number; triesLeft: number };

/** Who asks to pay in months; the number goes to the service alone. */
export type InstallmentIdentity = { number: string; phone: string };

/** Asks who may pay in months, and sends the code that confirms it. */
export type InstallmentService = {
  checkAllowance: (asked: {
    identity: InstallmentIdentity;
    /** Dinars. */
    amount: number;
    /** Of the cart, so that a session is for one. */
    reference: string;
  }) => Promise<Allowance>;
  selectPlan: (sessionId: string, count: number) => Promise<SentCode>;
};
