import { noticeBoard } from './notice-board.ts';

export type { DeviceNotice } from './notice-board.ts';

/**
 * The page's notice board. Screens subscribe with `deviceNotices.listen`, which returns a function to
 * unsubscribe.
 */
export const deviceNotices = noticeBoard();
