import { expect } from 'chai';

import type { SiteServer } from '../../../demo/server/site-server.js';
import { said } from '../../../demo/server/wire/said.js';
import { ask, bearer } from './support.js';

/** A number that the pretend site has never seen. */
const NEW_MOBILE = '13900000000';

/** A fresh proof that a mobile is one's own, in the words of the API. */
export function proof({ engine }: SiteServer, mobile = NEW_MOBILE) {
  return { mobile, mobile_code: engine.controls.signingIn.sendSms(mobile), msv: '' };
}

/** The member whose token stands in an answer. */
export async function memberOf(server: SiteServer, { data }: { readonly data: unknown }): Promise<unknown> {
  expect(data).to.have.property('token').that.is.a('string');
  const token = said(data, 'token');
  return (await ask(server, '/api/v2/member/detail', bearer(token))).data;
}
