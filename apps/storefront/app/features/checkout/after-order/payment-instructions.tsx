/** The owner's instructions for a payment method that needs them, with line breaks kept. */
export const PaymentInstructions = ({ children }: { children: string }) => (
  <bdi className="block whitespace-pre-line [overflow-wrap:anywhere]">{children}</bdi>
);
