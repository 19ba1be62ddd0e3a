import type { ImageCaptcha } from '../../domain/sms/image-captcha.js';
import { asDataImage } from './as-data-image.js';
import { asRecord, asWords, required } from './wire.js';

/** API 2.1. A picture without its key would be read for nothing. */
export function decodeImageCaptcha(data: unknown): ImageCaptcha {
  const captcha = asRecord(data);
  return {
    key: required(asWords(captcha?.['key']), 'captcha.key'),
    image: required(asDataImage(captcha?.['img']), 'captcha.img'),
  };
}
