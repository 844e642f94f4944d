/** Returns what the device's own clock says, in ms since 1970: for what the device keeps, not for what it shows. */
// oxlint-disable-next-line no-restricted-globals -- nothing of it is painted, so no two paints can differ
export const deviceNow = (): number => Date.now();
