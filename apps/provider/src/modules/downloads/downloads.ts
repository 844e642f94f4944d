export { countDownload, isGoingOn } from './begin-download-sql.ts';
export {
  type BoughtFile,
  extendBoughtFile,
  lockDownloadedLines,
  readBoughtFile,
  readBoughtFiles,
  readOrderFiles,
} from './bought-sql.ts';
export { readDownloadRule, readFiles } from './file-rows-sql.ts';
export { type FileAddress, newAddress, readAddress } from './files/address-token.ts';
export { byteRangeOf } from './files/byte-range.ts';
export { type DownloadFiles, downloadFiles, filePartBytes } from './files/download-files.ts';
export { isAddress, nameInPlace, sampleHeaders, savedHeaders } from './files/file-name.ts';
export { followDownloads, mayHoldFiles } from './follow-order-sql.ts';
export { readSample } from './sample-sql.ts';
export { downloadSchedules } from './sweep-files.ts';
