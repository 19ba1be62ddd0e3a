import { expect } from 'chai';
import fc from 'fast-check';

import { MalformedAnswer } from '../../../src/adapters/http/client/json-readers.js';
import { decodeImageCaptcha } from '../../../src/adapters/http/signing-in/captcha.js';
import { decodeFaceTicket, decodeFaceVerified } from '../../../src/adapters/http/signing-in/member-steps.js';
import {
  decodeScanPage,
  decodeScanPageStatus,
  decodeScanTicket,
} from '../../../src/adapters/http/signing-in/scan-tickets.js';
import { decodeScanStatus } from '../../../src/adapters/http/signing-in/scan.js';
import { decodeCodeLogin, decodeToken } from '../../../src/adapters/http/signing-in/sign-in.js';

const NOTHING: readonly unknown[] = [[], {}, null, 'token', 3];

describe('decodeToken', () => {
  it('reads the token of a session (API 2.3)', () => {
    expect(decodeToken({ token: 'a.b.c' })).to.equal('a.b.c');
  });

  it('takes nothing for a session that has no token', () => {
    for (const data of [...NOTHING, { token: '' }, { token: ' ' }, { token: null }]) {
      expect(() => decodeToken(data), JSON.stringify(data)).to.throw(MalformedAnswer, 'token');
    }
  });
});

describe('decodeImageCaptcha', () => {
  it('reads key and picture (API 2.1)', () => {
    const img = 'data:image/png;base64,iVBOR';
    expect(decodeImageCaptcha({ sensitive: false, key: 'eyJpdiI6', img })).to.deep.equal({
      key: 'eyJpdiI6',
      image: img,
    });
  });

  it('insists on both', () => {
    expect(() => decodeImageCaptcha({ img: 'x' })).to.throw(MalformedAnswer, 'captcha.key');
    expect(() => decodeImageCaptcha({ key: 'x', img: '' })).to.throw(MalformedAnswer, 'captcha.img');
  });
});

describe('decodeCodeLogin', () => {
  it('tells a session from somebody who is to give a mobile (spec §4, API 2.10)', () => {
    expect(decodeCodeLogin({ success: 1, token: 't' }, 'sent')).to.deep.equal({ kind: 'signed-in', token: 't' });
    expect(decodeCodeLogin({ success: 0, action: 'bind_mobile', code: 'c' }, 'sent')).to.deep.equal({
      kind: 'bind-mobile',
      code: 'c',
    });
  });

  it('goes on with the code that was sent where the answer names none (spec §7)', () => {
    expect(decodeCodeLogin({ success: 0, action: 'bind_mobile' }, 'sent')).to.deep.equal({
      kind: 'bind-mobile',
      code: 'sent',
    });
  });

  it('reads a success in any of its forms (API 5 item 5)', () => {
    for (const success of [1, '1', true]) {
      expect(decodeCodeLogin({ success, token: 't' }, 'sent').kind, String(success)).to.equal('signed-in');
    }
  });

  it('insists on one of the two', () => {
    for (const data of [...NOTHING, { success: 0 }, { success: 0, action: 'dance' }, { token: 't' }]) {
      expect(() => decodeCodeLogin(data, 'sent'), JSON.stringify(data)).to.throw(MalformedAnswer, 'codeLogin');
    }
    expect(() => decodeCodeLogin({ success: 1 }, 'sent')).to.throw(MalformedAnswer, 'token');
  });
});

describe('decodeScanTicket', () => {
  it('takes the blank after the comma out of the picture, and gives the ticket an hour (API 2.12)', () => {
    const wire = { code: 'scan_v2_AbCdEfGhIj', image: 'data:image/png;base64, iVBOR' };
    expect(decodeScanTicket(wire)).to.deep.equal({
      code: 'scan_v2_AbCdEfGhIj',
      qr: { kind: 'image', src: 'data:image/png;base64,iVBOR' },
      lifeMs: 3_600_000,
    });
  });

  it('insists on code and picture', () => {
    expect(() => decodeScanTicket({ image: 'x' })).to.throw(MalformedAnswer, 'scan.code');
    expect(() => decodeScanTicket({ code: 'x' })).to.throw(MalformedAnswer, 'scan.image');
  });
});

describe('decodeScanStatus', () => {
  for (const success of [-1, '-1', 0, '0', false]) {
    it(`waits on success ${JSON.stringify(success)} without an action (clarifications §8)`, () => {
      expect(decodeScanStatus({ success }, 'asked')).to.deep.equal({ kind: 'waiting' });
    });
  }

  for (const success of [1, '1', true]) {
    it(`is signed in on success ${JSON.stringify(success)} (spec §4)`, () => {
      expect(decodeScanStatus({ success, token: 't' }, 'asked')).to.deep.equal({ kind: 'signed-in', token: 't' });
    });
  }

  for (const success of [0, '0']) {
    it(`asks for a mobile on success ${JSON.stringify(success)} with that action (spec §4)`, () => {
      const answer = { success, action: 'bind_mobile', code: 'c' };
      expect(decodeScanStatus(answer, 'asked')).to.deep.equal({ kind: 'bind-mobile', code: 'c' });
    });
  }

  it('goes on with the ticket that was asked about where the answer names none', () => {
    const answer = { success: 0, action: 'bind_mobile' };
    expect(decodeScanStatus(answer, 'asked')).to.deep.equal({ kind: 'bind-mobile', code: 'asked' });
  });

  it('insists on a success, and on the token of a session', () => {
    for (const data of [...NOTHING, { success: 2 }]) {
      expect(() => decodeScanStatus(data, 'asked'), JSON.stringify(data)).to.throw(MalformedAnswer, 'scan.success');
    }
    expect(() => decodeScanStatus({ success: 1 }, 'asked')).to.throw(MalformedAnswer, 'token');
  });
});

describe('decodeFaceTicket', () => {
  const WIRE = { url: 'https://face.example', rule_id: 1, biz_token: 'b', request_id: 'r' };

  it('reads what is shown and what is asked with (API 2.21)', () => {
    expect(decodeFaceTicket(WIRE)).to.deep.equal({ url: 'https://face.example', ruleId: '1', bizToken: 'b' });
  });

  it('insists on all of it', () => {
    for (const field of ['url', 'rule_id', 'biz_token']) {
      expect(() => decodeFaceTicket({ ...WIRE, [field]: '' })).to.throw(MalformedAnswer, `face.${field}`);
    }
  });
});

describe('decodeFaceVerified', () => {
  it('takes status 9 alone for done (API 2.21)', () => {
    expect([9, '9', 5, 0].map((status) => decodeFaceVerified({ status }))).to.deep.equal([true, true, false, false]);
  });

  it('insists on a status', () => {
    for (const data of NOTHING) {
      expect(() => decodeFaceVerified(data), JSON.stringify(data)).to.throw(MalformedAnswer, 'face.status');
    }
  });
});

describe('every decoder of signing in', () => {
  const decoders: Readonly<Record<string, (data: unknown) => unknown>> = {
    decodeToken,
    decodeImageCaptcha,
    decodeCodeLogin: (data) => decodeCodeLogin(data, 'sent'),
    decodeScanTicket,
    decodeScanStatus: (data) => decodeScanStatus(data, 'asked'),
    decodeFaceTicket,
    decodeFaceVerified,
  };
  const field = fc.constantFrom('token', 'key', 'img', 'code', 'image', 'url', 'rule_id', 'biz_token');
  const answer = fc.oneof(
    fc.dictionary(field, fc.jsonValue({ maxDepth: 1 })),
    fc.record({
      success: fc.oneof(fc.constantFrom(-1, 0, 1, '0', '1'), fc.jsonValue({ maxDepth: 1 })),
      action: fc.oneof(fc.constant('bind_mobile'), fc.jsonValue({ maxDepth: 1 })),
      code: fc.jsonValue({ maxDepth: 1 }),
      token: fc.jsonValue({ maxDepth: 1 }),
      status: fc.oneof(fc.constantFrom(5, 9), fc.jsonValue({ maxDepth: 1 })),
    }),
  );
  for (const [name, decode] of Object.entries(decoders)) {
    it(`${name} makes data or a MalformedAnswer of any JSON whatever`, () => {
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue({ maxDepth: 2 }), answer), (json) => {
          try {
            decode(json);
          } catch (thrown) {
            expect(thrown).to.be.instanceOf(MalformedAnswer);
          }
        }),
      );
    });
  }
});

describe('decodeScanPage', () => {
  const page = { url: 'https://api.example/scan?key=k', key: 'k', expire: 1_741_000_300 };

  it('says what is to be drawn, and for five minutes from now on (API 2.14)', () => {
    expect(decodeScanPage(page)).to.deep.equal({
      code: 'k',
      qr: { kind: 'content', text: 'https://api.example/scan?key=k' },
      lifeMs: 300_000,
    });
  });

  it('does not read the clock of the server, which may be a day from ours (decision 0010)', () => {
    for (const expire of [0, -1, 'soon', null, 9e15, undefined]) {
      expect(decodeScanPage({ ...page, expire }).lifeMs).to.equal(300_000);
    }
  });

  it('insists on what cannot be done without', () => {
    expect(() => decodeScanPage({ ...page, key: '' })).to.throw(MalformedAnswer, 'scan.key');
    expect(() => decodeScanPage({ ...page, url: [] })).to.throw(MalformedAnswer, 'scan.url');
    for (const data of NOTHING) expect(() => decodeScanPage(data)).to.throw(MalformedAnswer);
  });
});

describe('decodeScanPageStatus', () => {
  it('waits while the code is "0" or empty, or is not there (API 2.14)', () => {
    for (const data of [{ code: '0' }, { code: 0 }, { code: '' }, { code: null }, {}, [], null]) {
      expect(decodeScanPageStatus(data), JSON.stringify(data)).to.deep.equal({ kind: 'waiting' });
    }
  });

  it('brings the login code', () => {
    expect(decodeScanPageStatus({ code: 'AbC' })).to.deep.equal({ kind: 'login-code', loginCode: 'AbC' });
  });
});
