import { expect } from 'chai';

import { faultOfFile } from '../../../../src/adapters/browser/playback/load-file.js';
import { faultOfStream, isRefusedForGood } from '../../../../src/adapters/browser/playback/stream-faults.js';

describe('The reason why a video does not play', () => {
  interface Answer {
    readonly ok: boolean;
    readonly type: ResponseType;
  }
  /**
   * Answers `readable` to a CORS request and `opaque` to one with `no-cors`; `lost` rejects, as fetch does without an
   * answer.
   */
  const fetching =
    (readable: Answer | 'lost', opaque: Answer | 'lost' = 'lost') =>
    (_url: string, { mode }: RequestInit): Promise<Answer> => {
      const answer = mode === 'no-cors' ? opaque : readable;
      return answer === 'lost' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer);
    };
  const found: Answer = { ok: true, type: 'basic' };
  const refused: Answer = { ok: false, type: 'basic' };
  const opaque: Answer = { ok: false, type: 'opaque' };
  const unplayable = { code: 4 };

  it('is an unsupported format when the server sends the file, and a refusal when the server refuses it', async () => {
    expect(await faultOfFile(unplayable, 'a', fetching(found))).to.equal('unsupported');
    expect(await faultOfFile(unplayable, 'a', fetching(refused))).to.equal('refused');
  });

  it('is a refusal when the page may not read the answer, and the network when no answer arrives', async () => {
    expect(await faultOfFile(unplayable, 'a', fetching('lost', opaque))).to.equal('refused');
    expect(await faultOfFile(unplayable, 'a', fetching('lost'))).to.equal('network');
  });

  it('is found without a request for a broken connection and for a damaged video', async () => {
    const never = () => Promise.reject(new Error('No request is expected'));
    expect(await faultOfFile({ code: 2 }, 'a', never)).to.equal('network');
    expect(await faultOfFile({ code: 3 }, 'a', never)).to.equal('broken');
  });

  const streams = [
    ['fragLoadError', 'networkError', 404, 'refused'],
    ['fragLoadError', 'networkError', 0, 'network'],
    ['keyLoadError', 'networkError', 403, 'refused'],
    ['manifestLoadTimeOut', 'networkError', undefined, 'network'],
    ['manifestParsingError', 'networkError', 200, 'refused'],
    ['manifestIncompatibleCodecsError', 'mediaError', undefined, 'unsupported'],
    ['bufferAppendError', 'mediaError', undefined, 'broken'],
  ] as const;
  for (const [details, type, code, fault] of streams) {
    it(`is '${fault}' for ${details} with status ${String(code)} of a stream`, () => {
      const error = { details, type, ...(code !== undefined && { response: { code } }) };
      expect(faultOfStream(error)).to.equal(fault);
    });
  }

  it('is final for a stream only when the server refuses a fragment, or a key, in every quality', () => {
    const refusal = { details: 'fragLoadError', type: 'networkError', response: { code: 403 }, errorAction: {} };
    expect(isRefusedForGood(refusal)).to.equal(true);
    expect(isRefusedForGood({ ...refusal, details: 'keyLoadError' })).to.equal(true);
    expect(isRefusedForGood({ ...refusal, errorAction: { nextAutoLevel: 1 } })).to.equal(false);
    expect(isRefusedForGood({ ...refusal, response: { code: 503 } })).to.equal(false);
    expect(isRefusedForGood({ ...refusal, response: { code: 0 } })).to.equal(false);
    expect(isRefusedForGood({ ...refusal, details: 'levelLoadError' })).to.equal(false);
  });
});
