import { noticeBoard } from './notice-board.ts';

export type { DeviceNotice } from './notice-board.ts';

/** The page's board: screens listen with `deviceNotices.listen`, which returns the way to stop. */
export const deviceNotices = noticeBoard();
