import { expect } from 'chai';

import { callOfPattern, callOfRequest, type Recording, recordingsIn, type GenerationName } from './recording.js';
import { factsFor, factsOf } from './facts.js';

const UNCOUNTED = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
const COUNTED = { ...UNCOUNTED, 'x-ratelimit-limit': '120' };
const LINKS = 'GET /api/v2/links';

function recorded(data: unknown, more: Partial<Recording> = {}): Recording {
  return {
    generation: 'g1',
    name: 'links',
    request: { method: 'GET', path: '/api/v2/links?page=1', body: undefined },
    status: 200,
    headers: COUNTED,
    envelope: { code: 0, message: '', data },
    ...more,
  };
}

function refused(code: unknown, message: string, more: Partial<Recording> = {}): Recording {
  return recorded([], { envelope: { code, message, data: [] }, ...more });
}

const inBoth = (of: (generation: GenerationName) => Recording) => [of('g1'), of('g2')];

describe('The facts of recordings', () => {
  it('name a call without its parameters', () => {
    expect(callOfRequest('GET', '/api/v2/course/12/like?a=1')).to.equal('GET /api/v2/course/*/like');
    expect(callOfRequest('GET', '/api/v2/promoCode/NOPE/check')).to.equal('GET /api/v2/promoCode/*/check');
    expect(callOfRequest('DELETE', '/api/v2/member/socialite/qq')).to.equal('DELETE /api/v2/member/socialite/*');
    expect(callOfRequest('GET', '/api/v2/announcement/latest')).to.equal('GET /api/v2/announcement/latest');
    expect(callOfPattern('GET', '/api/v2/course/{id}/like')).to.equal('GET /api/v2/course/*/like');
  });

  it('contain the shape of successes, and the codes and messages of all answers', () => {
    const facts = factsOf([recorded([{ id: 1 }]), recorded([]), refused(1, '错误'), refused({ status: 5 }, '')]);
    expect(facts.recordings).to.equal(4);
    expect(factsFor(facts, LINKS, 'g1')).to.deep.equal({
      answers: ['0', '1 错误', '{"status":5}'],
      data: [{ id: 'int' }],
    });
    expect(factsFor(facts, LINKS, 'g2')).to.equal(undefined);
    expect(factsFor(facts, 'GET /api/v2/navs', 'g1')).to.equal(undefined);
  });

  it('contain once what both generations answer alike', () => {
    const restorable = factsOf(inBoth((generation) => recorded([{ id: 1 }], { generation })));
    expect(restorable.calls[LINKS]).to.deep.equal({ both: { answers: ['0'], data: [{ id: 'int' }] } });
    const apart = factsOf(inBoth((generation) => recorded([{ [generation]: 1 }], { generation })));
    expect(apart.calls[LINKS]).to.have.all.keys('g1', 'g2');
  });

  it('list answers outside the rate limit, and unusual headers', () => {
    const facts = factsOf([
      recorded([]),
      refused(429, '请稍后再试', { headers: { ...UNCOUNTED, location: 'https://a.test', vary: 'Origin' } }),
    ]);
    expect(factsFor(facts, LINKS, 'g1')).to.deep.include({ uncounted: ['429 请稍后再试'], headers: ['vary: Origin'] });
  });

  it('are missing without a folder of recordings', () => {
    expect(recordingsIn('/nowhere/at/all')).to.equal(undefined);
  });
});
