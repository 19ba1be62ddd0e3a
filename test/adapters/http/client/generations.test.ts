import { expect } from 'chai';
import { EMPTY, firstValueFrom, lastValueFrom, type Observable, of, throwError } from 'rxjs';

import { decodeGenerationSigns, Generations } from '../../../../src/adapters/http/client/generations.js';
import type { AppError } from '../../../../src/domain/errors/app-error.js';
import type { Generation } from '../../../../src/domain/site/system-config.js';
import { errorOf } from '../../../contract/answers.js';

const fails = (error: AppError): Observable<never> => throwError(() => error);
const noRoute$ = fails({ kind: 'no-route' });

describe('the choice between the generations of the server', () => {
  it('goes by the sign that the configuration gives', async () => {
    for (const sign of [1, 2] as const) {
      const { ask, asked } = aChoice({ sign });
      expect(await firstValueFrom(ask())).to.equal(`answer of ${String(sign)}`);
      expect(asked).to.deep.equal([sign]);
    }
  });

  it('takes a server of today for granted before the configuration is there', async () => {
    const { ask, asked } = aChoice({});
    await firstValueFrom(ask());
    expect(asked).to.deep.equal([2]);
  });

  it('turns to the other one where there is no such route, and stays there', async () => {
    const { ask, asked, answers } = aChoice({ sign: 1 });
    answers[1] = noRoute$;
    expect(await firstValueFrom(ask())).to.equal('answer of 2');
    expect(await firstValueFrom(ask())).to.equal('answer of 2');
    expect(asked).to.deep.equal([1, 2, 2]);
  });

  it('stays there after a success without words, too', async () => {
    const { ask, asked, answers } = aChoice({ sign: 1 });
    answers[1] = noRoute$;
    answers[2] = EMPTY;
    await lastValueFrom(ask(), { defaultValue: '' });
    await lastValueFrom(ask(), { defaultValue: '' });
    expect(asked).to.deep.equal([1, 2, 2]);
  });

  it('says that there is no such route where neither has it, and goes by the sign the next time', async () => {
    const { ask, asked, answers } = aChoice({ sign: 1 });
    answers[1] = answers[2] = noRoute$;
    expect(await errorOf(ask())).to.deep.equal({ kind: 'no-route' });
    expect(await errorOf(ask())).to.deep.equal({ kind: 'no-route' });
    expect(asked).to.deep.equal([1, 2, 1, 2]);
  });

  it('does not learn from a failure of the other one', async () => {
    const { ask, asked, answers } = aChoice({ sign: 1 });
    answers[1] = noRoute$;
    answers[2] = fails({ kind: 'offline' });
    expect(await errorOf(ask())).to.deep.equal({ kind: 'offline' });
    await errorOf(ask());
    expect(asked).to.deep.equal([1, 2, 1, 2]);
  });

  it('leaves every other failure alone: a missing record is no missing route', async () => {
    const { ask, asked, answers } = aChoice({ sign: 1 });
    const errors: readonly AppError[] = [{ kind: 'missing', message: '' }, { kind: 'offline' }, { kind: 'too-many' }];
    for (const error of errors) {
      answers[1] = fails(error);
      expect(await errorOf(ask())).to.deep.equal(error);
    }
    expect(asked).to.deep.equal([1, 1, 1]);
  });

  it('is cold', () => {
    const { ask, asked } = aChoice({ sign: 1 });
    ask();
    expect(asked).to.deep.equal([]);
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
  const asked: Generation[] = [];
  const ask = (): Observable<string> =>
    generations.ask('wechatScan', { 1: 1, 2: 2 } as const, (adapter) => {
      asked.push(adapter);
      return answers[adapter];
    });
  return { ask, asked, answers };
}
