/** A file of this type has no image. Any other file without one is a video whose image the browser cannot decode. */
export function isSound(url: string): boolean {
  return /^[^?#]*\.(?:mp3|m4a|aac|oga|ogg|opus|wav|flac|wma|amr)(?:[?#]|$)/i.test(url);
}

/** A busy device may know the size of a video's image only this long after its first data. */
export const IMAGE_WAIT_MS = 3000;
