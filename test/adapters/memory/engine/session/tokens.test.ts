import { expect } from 'chai';
import fc from 'fast-check';
import { VirtualTimeScheduler } from 'rxjs';

import { seededRandom } from '../../../../../src/adapters/memory/server/random.js';
import { Tokens } from '../../../../../src/adapters/memory/server/members/tokens.js';
import { passUntil } from '../../support.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const newTokens = (time = new VirtualTimeScheduler(), seed = 1) => new Tokens(time, seededRandom(seed));

describe('Tokens', () => {
  it('knows whose token it issued', () => {
    const tokens = newTokens();
    expect(tokens.read(tokens.issue(101))?.userId).to.equal(101);
    expect(tokens.read(tokens.issue(102))?.userId).to.equal(102);
  });

  it('knows a token of an earlier page load, as a server would', () => {
    expect(newTokens().read(newTokens(undefined, 2).issue(101))?.userId).to.equal(101);
  });

  it('never issues the same token twice', () => {
    const tokens = newTokens();
    expect(tokens.issue(101)).not.to.equal(tokens.issue(101));
  });

  it('writes tokens as JWTs with the claims of the server (API 1.7)', () => {
    const [, payload = ''] = newTokens().issue(101).split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims).to.have.all.keys('iss', 'iat', 'nbf', 'exp', 'sub', 'jti', 'prv');
    expect(claims).to.include({ iat: 0, exp: 1_209_600, sub: 101 });
  });

  it('forgets a token after 14 days (API 1.7)', () => {
    const time = new VirtualTimeScheduler();
    const tokens = newTokens(time);
    const token = tokens.issue(101);
    time.schedule(() => undefined, 14 * DAY_MS);
    passUntil(time, 14 * DAY_MS - 1);
    expect(tokens.read(token)).not.to.equal(undefined);
    passUntil(time, 14 * DAY_MS);
    expect(tokens.read(token)).to.equal(undefined);
  });

  it('does not know a revoked token', () => {
    const tokens = newTokens();
    const token = tokens.issue(101);
    tokens.revoke(token);
    expect(tokens.read(token)).to.equal(undefined);
  });

  it('does not know, and does not stumble over, what it did not issue', () => {
    const tokens = newTokens();
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.base64String(), { minLength: 3, maxLength: 4 }).map((parts) => parts.join('.')),
        ),
        (text) => {
          expect(tokens.read(text)).to.equal(undefined);
        },
      ),
    );
  });

  it('does not know a token with one character changed', () => {
    const tokens = newTokens();
    const token = tokens.issue(101);
    fc.assert(
      fc.property(fc.nat(token.length - 1), (at) => {
        const other = token.charAt(at) === 'A' ? 'B' : 'A';
        expect(tokens.read(token.slice(0, at) + other + token.slice(at + 1))).to.equal(undefined);
      }),
    );
  });

  it('calls a token overtaken once its member has signed in anew', () => {
    const tokens = newTokens();
    const claims = tokens.read(tokens.issue(101));
    if (!claims) throw new Error('a fresh token is readable');
    expect(tokens.isOvertaken(claims)).to.equal(false);
    tokens.issue(102);
    expect(tokens.isOvertaken(claims)).to.equal(false);
    tokens.issue(101);
    expect(tokens.isOvertaken(claims)).to.equal(true);
  });
});
