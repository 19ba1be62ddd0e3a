import { expect } from 'chai';

import { faultOfFile } from '../../../../src/adapters/browser/playback/load-file.js';
import { faultOfStream, isRefusedForGood } from '../../../../src/adapters/browser/playback/load-stream.js';

describe('why a video does not play', () => {
  interface Answer {
    readonly ok: boolean;
    readonly type: ResponseType;
  }
  /**
   * Answers `readable` to a CORS request and `opaque` to one with `no-cors`; `lost` rejects, as fetch does without an
   * answer.
   */
  const asking =
    (readable: Answer | 'lost', opaque: Answer | 'lost' = 'lost') =>
    (_url: string, { mode }: RequestInit): Promise<Answer> => {
      const answer = mode === 'no-cors' ? opaque : readable;
      return answer === 'lost' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer);
    };
  const found: Answer = { ok: true, type: 'basic' };
  const refused: Answer = { ok: false, type: 'basic' };
  const opaque: Answer = { ok: false, type: 'opaque' };
  const unplayable = { code: 4 };

  it('tells a file that is refused from one that the browser does not know', async () => {
    expect(await faultOfFile(unplayable, 'a', asking(found))).to.equal('unsupported');
    expect(await faultOfFile(unplayable, 'a', asking(refused))).to.equal('refused');
  });

  it('takes an address for spent whose answer may not be read, and the network for gone where none comes', async () => {
    expect(await faultOfFile(unplayable, 'a', asking('lost', opaque))).to.equal('refused');
    expect(await faultOfFile(unplayable, 'a', asking('lost'))).to.equal('network');
  });

  it('asks nobody about a connection that broke and a video that is spoilt', async () => {
    const never = () => Promise.reject(new Error('Nobody is asked'));
    expect(await faultOfFile({ code: 2 }, 'a', never)).to.equal('network');
    expect(await faultOfFile({ code: 3 }, 'a', never)).to.equal('broken');
  });

  const streams = [
    ['fragLoadError', 'networkError', 404, 'refused'],
    ['fragLoadError', 'networkError', 0, 'network'],
    ['manifestLoadTimeOut', 'networkError', undefined, 'network'],
    ['manifestParsingError', 'networkError', 200, 'refused'],
    ['manifestIncompatibleCodecsError', 'mediaError', undefined, 'unsupported'],
    ['bufferAppendError', 'mediaError', undefined, 'broken'],
  ] as const;
  for (const [details, type, code, fault] of streams) {
    it(`calls ${details} with ${String(code)} of a stream ${fault}`, () => {
      const error = { details, type, ...(code !== undefined && { response: { code } }) };
      expect(faultOfStream(error)).to.equal(fault);
    });
  }

  it('gives a stream up at once where a piece is refused in every quality, and in no other case', () => {
    const refusal = { details: 'fragLoadError', type: 'networkError', response: { code: 403 }, errorAction: {} };
    expect(isRefusedForGood(refusal)).to.equal(true);
    expect(isRefusedForGood({ ...refusal, errorAction: { nextAutoLevel: 1 } })).to.equal(false);
    expect(isRefusedForGood({ ...refusal, response: { code: 503 } })).to.equal(false);
    expect(isRefusedForGood({ ...refusal, response: { code: 0 } })).to.equal(false);
    expect(isRefusedForGood({ ...refusal, details: 'levelLoadError' })).to.equal(false);
  });
});
