import { PHONE_REDIRECT, phoneAddress } from '../../../domain/site/phone-redirect.js';
import type { Bindings } from '../../services.js';

export const service = PHONE_REDIRECT;
export const bindings: Bindings = (bind) => {
  bind(PHONE_REDIRECT, [], () => phoneAddress);
};
