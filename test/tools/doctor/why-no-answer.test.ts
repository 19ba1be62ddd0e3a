import { expect } from 'chai';

import { diagnoseSilence } from '../../../tools/doctor/diagnose.js';
import { whyNoAnswer } from '../../../tools/doctor/why-no-answer.js';

const coded = (code: string) => Object.assign(new Error('of the socket'), { code });
const fetchFailed = (cause: unknown) => new TypeError('fetch failed', { cause });

describe('why no answer came', () => {
  const KINDS = [
    ['ENOTFOUND', 'unknown-host'],
    ['EAI_AGAIN', 'unknown-host'],
    ['ECONNREFUSED', 'refused'],
    ['EHOSTUNREACH', 'unreachable'],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
    ['ECONNRESET', 'cut'],
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'certificate'],
    ['EODD', 'other'],
  ] as const;

  it('is read off the code of the socket, which fetch wraps', () => {
    for (const [code, kind] of KINDS) expect(whyNoAnswer(fetchFailed(coded(code))).kind, code).to.equal(kind);
  });

  it('is the first of several addresses of a host', () => {
    const both = new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')]);
    expect(whyNoAnswer(fetchFailed(both))).to.deep.equal({ kind: 'refused' });
  });

  it('is the limit where it was aborted', () => {
    expect(whyNoAnswer(new DOMException('late', 'TimeoutError'))).to.deep.equal({ kind: 'timeout' });
    expect(whyNoAnswer(new DOMException('given up', 'AbortError'))).to.deep.equal({ kind: 'timeout' });
  });

  it('is told as it is when nobody knows better', () => {
    expect(whyNoAnswer(fetchFailed(new Error('bad port')))).to.deep.equal({ kind: 'other', detail: 'bad port' });
    expect(whyNoAnswer('odd')).to.deep.equal({ kind: 'other', detail: 'odd' });
  });

  it('has words of its own for each', () => {
    const said = new Set(KINDS.map(([code]) => diagnoseSilence(whyNoAnswer(coded(code))).wrong.replace(/（.*）/, '')));
    expect(said).to.have.property('size', new Set(KINDS.map(([, kind]) => kind)).size);
  });
});
