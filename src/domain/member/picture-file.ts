/** A picture that the member chose on their device. */
export interface PictureFile {
  readonly name: string;
  /** `image/png` and the like. */
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
