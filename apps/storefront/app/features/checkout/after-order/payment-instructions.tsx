/** How to pay where no courier takes the money: the owner's words, line by line as they were written. */
export const PaymentInstructions = ({ children }: { children: string }) => (
  <bdi className="block whitespace-pre-line [overflow-wrap:anywhere]">{children}</bdi>
);
