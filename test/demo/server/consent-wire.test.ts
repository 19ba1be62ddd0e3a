import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { DONE, SIGN_IN_FIRST } from './envelopes.js';
import { ask, bearer, post, siteServers } from './support.js';

describe('the wire of consent', () => {
  const start = siteServers();
  const AGREE = '/api/v2/member/agreement/agree';

  it('records it in generation 2, to everything at once, whatever is said (API 2.15, 2.23)', async () => {
    const server = await start({ generation: 2 });
    const init = bearer(server.engine.controls.signIn(SEEDED.ordinary));
    const status = async () => (await ask(server, '/api/v2/member/detail', init)).data;
    server.engine.controls.publishAgreements();
    const none = { user_agreement_agreed: false, privacy_policy_agreed: false };
    expect(await status()).to.deep.include({ agreement_status: none });
    expect(await post(server, AGREE, none, init)).to.deep.equal(DONE);
    const both = { user_agreement_agreed: true, privacy_policy_agreed: true };
    expect(await status()).to.deep.include({ agreement_status: both });
    expect(await post(server, AGREE, {})).to.deep.equal(SIGN_IN_FIRST);
  });
});
