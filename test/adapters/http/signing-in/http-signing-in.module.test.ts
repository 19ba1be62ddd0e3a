import { expect } from 'chai';
import { Container } from 'inversify';
import type { Observable } from 'rxjs';

import { HttpClient } from '../../../../src/adapters/http/client/http-client.js';
import { HTTP_CLIENT } from '../../../../src/adapters/http/client/http-client.token.js';
import { httpGenerationsModule } from '../../../../src/adapters/http/client/http-generations.module.js';
import { httpSigningInModule } from '../../../../src/adapters/http/signing-in/http-signing-in.module.js';
import * as s from '../../../../src/application/signing-in/signing-in.tokens.js';
import type { Token } from '../../../../src/application/tokens.js';
import { settled } from '../../../support/until.js';
import { watching } from '../../../support/watching.js';
import { PretendFetch } from '../pretend-fetch.js';

describe('module of the HTTP gateways of signing in', () => {
  it('has each of them ask through the client of the first load', async () => {
    const wire = new PretendFetch();
    const container = new Container();
    container.bind(HTTP_CLIENT).toConstantValue(new HttpClient({ base: '', token: () => 't', send: wire.send }));
    container.load(httpGenerationsModule, httpSigningInModule);
    const get = <T>(token: Token<T>) => container.get<T>(token);
    const asked: readonly Observable<unknown>[] = [
      get(s.SIGN_IN_GATEWAY).withPassword({ mobile: '1', password: 'p' }),
      get(s.CAPTCHA_GATEWAY).image(),
      get(s.SCAN_GATEWAY).open(),
      get(s.MEMBER_STEPS_GATEWAY).startFaceCheck(),
    ];
    for (const call$ of asked) watching(call$);
    await settled();
    expect(wire.sent.map(({ url, token }) => [url, token])).to.deep.equal([
      ['/api/v2/login/password', 't'],
      ['/api/v2/captcha/image', 't'],
      ['/api/v3/auth/login/wechat-scan/url', 't'],
      ['/api/v3/member/tencent/faceVerify', 't'],
    ]);
  });
});
