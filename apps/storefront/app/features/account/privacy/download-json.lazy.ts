/** Hands a value to the browser as a file to keep, indented for people. */
export const downloadJson = (value: object, fileName: string): void => {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Browsers have begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
