/** First code points of the digit blocks shoppers type in: Arabic-Indic and Persian. */
const zeros = [0x0660, 0x06f0] as const;

/** Arabic-Indic and Persian digits as Latin ones; everything else stays (`٠٧٧` is `077`). */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9) ?? code;
    return String(code - zero);
  });
