// @chunk trade
/** First code points of the supported digit blocks: Arabic-Indic and Persian. */
const zeros = [0x0660, 0x06f0] as const;

const latinDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? digit : String(code - zero);
};

/** Converts Arabic-Indic and Persian digits to Latin ones and leaves everything else (`٠٧٧` is `077`). */
export const latinDigits = (text: string): string => text.replace(/[٠-٩۰-۹]/g, latinDigit);
