/** A picture to be read by a human (API 2.1). */
export interface ImageCaptcha {
  /** Goes back to the server with what was read. */
  readonly key: string;
  /** A data address. */
  readonly image: string;
}
