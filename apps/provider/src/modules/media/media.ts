export { type Picture, type PictureFiles, pictureFiles } from './picture-files.ts';
export { pictureHash } from './picture-hash.ts';
export { hashedPicturePath, parsePicturePath } from './picture-path.ts';
export { parsePictureRequest } from './picture-request.ts';
export { pictureTone } from './picture-tone.ts';
export { takenPicture, takePicture } from './take-picture.ts';
export { tintPixels } from './tint-pixels.ts';
