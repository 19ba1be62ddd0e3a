import { expect } from 'chai';
import { EMPTY, firstValueFrom, lastValueFrom, type Observable, of, throwError } from 'rxjs';

import { decodeGenerationSigns, Generations } from '../../../../src/adapters/http/client/generations.js';
import type { AppError } from '../../../../src/domain/errors/app-error.js';
import type { Generation } from '../../../../src/domain/site/system-config.js';
import { errorOf } from '../../../contract/answers.js';

const fails = (error: AppError): Observable<never> => throwError(() => error);
const noRoute$ = fails({ kind: 'no-route' });

describe('The choice between the generations of the server', () => {
  it('follows the sign in the configuration', async () => {
    for (const sign of [1, 2] as const) {
      const { request, requested } = aChoice({ sign });
      expect(await firstValueFrom(request())).to.equal(`answer of ${String(sign)}`);
      expect(requested).to.deep.equal([sign]);
    }
  });

  it('assumes generation 2 before the configuration has arrived', async () => {
    const { request, requested } = aChoice({});
    await firstValueFrom(request());
    expect(requested).to.deep.equal([2]);
  });

  it('switches to the other generation when the route is missing, and stays with it', async () => {
    const { request, requested, answers } = aChoice({ sign: 1 });
    answers[1] = noRoute$;
    expect(await firstValueFrom(request())).to.equal('answer of 2');
    expect(await firstValueFrom(request())).to.equal('answer of 2');
    expect(requested).to.deep.equal([1, 2, 2]);
  });

  it('stays with the other generation after a success without a value, too', async () => {
    const { request, requested, answers } = aChoice({ sign: 1 });
    answers[1] = noRoute$;
    answers[2] = EMPTY;
    await lastValueFrom(request(), { defaultValue: '' });
    await lastValueFrom(request(), { defaultValue: '' });
    expect(requested).to.deep.equal([1, 2, 2]);
  });

  it('fails with "no-route" when neither generation has the route, and follows the sign again the next time', async () => {
    const { request, requested, answers } = aChoice({ sign: 1 });
    answers[1] = answers[2] = noRoute$;
    expect(await errorOf(request())).to.deep.equal({ kind: 'no-route' });
    expect(await errorOf(request())).to.deep.equal({ kind: 'no-route' });
    expect(requested).to.deep.equal([1, 2, 1, 2]);
  });

  it('does not stay with the other generation after a failure there', async () => {
    const { request, requested, answers } = aChoice({ sign: 1 });
    answers[1] = noRoute$;
    answers[2] = fails({ kind: 'offline' });
    expect(await errorOf(request())).to.deep.equal({ kind: 'offline' });
    await errorOf(request());
    expect(requested).to.deep.equal([1, 2, 1, 2]);
  });

  it('passes on every other failure: a missing record is no missing route', async () => {
    const { request, requested, answers } = aChoice({ sign: 1 });
    const errors: readonly AppError[] = [{ kind: 'missing', message: '' }, { kind: 'offline' }, { kind: 'too-many' }];
    for (const error of errors) {
      answers[1] = fails(error);
      expect(await errorOf(request())).to.deep.equal(error);
    }
    expect(requested).to.deep.equal([1, 1, 1]);
  });

  it('sends no request before it is subscribed', () => {
    const { request, requested } = aChoice({ sign: 1 });
    request();
    expect(requested).to.deep.equal([]);
  });
});

describe('decodeGenerationSigns', () => {
  for (const [config, signs] of [
    [{}, { wechatScan: 2, home: 2, comments: 1 }],
    [{ sliders: [] }, { home: 1 }],
    [{ course_purchase_notice: '' }, { comments: 2 }],
    [{ paid_content_purchase_protocol: 'u' }, { comments: 1 }],
    [{ socialites: { wechat_scan: 0 } }, { wechatScan: 1 }],
    [{ socialites: { wechat_oauth: 1 } }, { wechatScan: 2 }],
  ] as const) {
    it(`concludes ${JSON.stringify(signs)} from ${JSON.stringify(config)}`, () => {
      expect(decodeGenerationSigns(config)).to.include(signs);
    });
  }
});

function aChoice({ sign }: { readonly sign?: Generation }) {
  const generations = new Generations({
    signs: sign && { wechatScan: sign, home: sign, comments: sign, orders: sign },
  });
  const answers: Record<Generation, Observable<string>> = { 1: of('answer of 1'), 2: of('answer of 2') };
  const requested: Generation[] = [];
  const request = (): Observable<string> =>
    generations.request('wechatScan', { 1: 1, 2: 2 } as const, (adapter) => {
      requested.push(adapter);
      return answers[adapter];
    });
  return { request, requested, answers };
}
