import type { ImageCaptcha } from '../../../domain/signing-in/image-captcha.js';
import { asDataImage } from '../client/json-readers.js';
import { asRecord, nonEmptyText, required } from '../client/json-readers.js';

/** API 2.1. A picture without its key would be read for nothing. */
export function decodeImageCaptcha(data: unknown): ImageCaptcha {
  const captcha = asRecord(data);
  return {
    key: required(nonEmptyText(captcha?.['key']), 'captcha.key'),
    image: required(asDataImage(captcha?.['img']), 'captcha.img'),
  };
}
