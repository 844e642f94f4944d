/** Returns the address of a picture that fits into `width` × `height` device pixels. */
export type PictureAddress = (path: string, width: number, height: number) => string;
