type Data = Readonly<Record<string, string | number>>;

/** Refusals about files to download, of buyers and of the staff. */
export const downloadRefusals = {
  'download.not-found': () => 'We can’t find this file among your orders.',
  'download.used-up': () => 'You’ve used all the downloads of this file.',
  'download.ended': () => 'The time to download this file has ended.',
  'download.file-missing': () => 'This file isn’t here yet. Please try again later or write to us.',
  'download.address-expired': () => 'This link has expired. Open your order and press Download again.',
  'download.no-sample': () => 'There’s no sample of this file.',
  'desk.download-unlimited': () => 'This file has no such limit, so there’s nothing to add.',
  'desk.not-downloadable': () => 'This product isn’t one of files to download.',
  'desk.file-unknown': ({ file }: Data): string =>
    `There is no file “${file}”. Give it again, or write an https address.`,
  'desk.file-part-unexpected': () => 'The parts of this file didn’t arrive in order. Give the file again.',
  'desk.file-too-large': ({ most }: Data): string => `This file is too large: ${most} MB at most.`,
  'desk.file-not-saved': () =>
    'The file wasn’t saved because the store of files isn’t answering. Try again in a minute.',
};
