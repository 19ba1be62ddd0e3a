/** A picture to be read by a human (API 2.1). */
export interface ImageCaptcha {
  /** Goes back to the server with what was read. */
  readonly key: string;
  /** A data address. */
  readonly image: string;
}

/** How long the server remembers an image (API 2.1). */
export const CAPTCHA_LIFE_MS = 300_000;
