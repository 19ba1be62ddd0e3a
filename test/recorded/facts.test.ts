import { expect } from 'chai';

import { factsFor, factsOfCall } from './facts.js';
import { callOfPattern, callOfRequest, type Recording } from './recordings.js';
import { merged } from './shape.js';
import { shapeOf } from './shape-of.js';

const UNCOUNTED = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
const COUNTED = { ...UNCOUNTED, 'x-ratelimit-limit': '120' };

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

describe('The facts of recordings', () => {
  it('name a call without its parameters', () => {
    expect(callOfRequest('GET', '/api/v2/course/12/like?a=1')).to.equal('GET /api/v2/course/*/like');
    expect(callOfRequest('GET', '/api/v2/promoCode/NOPE/check')).to.equal('GET /api/v2/promoCode/*/check');
    expect(callOfRequest('DELETE', '/api/v2/member/socialite/qq')).to.equal('DELETE /api/v2/member/socialite/*');
    expect(callOfRequest('GET', '/api/v2/announcement/latest')).to.equal('GET /api/v2/announcement/latest');
    expect(callOfPattern('GET', '/api/v2/course/{id}/like')).to.equal('GET /api/v2/course/*/like');
  });

  it('contain the shape of successes, and the codes and messages of all answers', () => {
    const facts = factsOfCall([recorded([{ id: 1 }]), recorded([]), refused(1, '错误'), refused({ status: 5 }, '')]);
    expect(facts).to.deep.equal({
      answers: ['0', '1 错误', '{"status":5}'],
      data: merged([shapeOf([{ id: 1 }]), shapeOf([])]),
    });
  });

  it('list answers outside the rate limit, and unusual headers', () => {
    const facts = factsOfCall([
      recorded([]),
      refused(429, '请稍后再试', { headers: { ...UNCOUNTED, location: 'https://a.test', vary: 'Origin' } }),
    ]);
    expect(facts).to.deep.include({ uncounted: ['429 请稍后再试'], headers: ['vary: Origin'] });
  });

  it('are missing for a call that was not recorded', () => {
    expect(factsFor('GET /api/v2/links', 'g1')?.answers).to.include('0');
    expect(factsFor('GET /api/v2/no-such-call', 'g1')).to.equal(undefined);
  });
});
