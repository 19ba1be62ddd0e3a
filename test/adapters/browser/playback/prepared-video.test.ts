import { expect } from 'chai';
import Hls from 'hls.js/light';
import { JSDOM, VirtualConsole } from 'jsdom';
import sinon from 'sinon';

import { LoadedStream } from '../../../../src/adapters/browser/playback/loaded-stream.js';
import { prepareVideo } from '../../../../src/adapters/browser/playback/prepared-video.js';

describe('A stream that was requested ahead', () => {
  before(() => {
    Object.defineProperty(globalThis, 'document', {
      value: new JSDOM('', { url: 'https://site.example/', virtualConsole: new VirtualConsole() }).window.document,
      configurable: true,
    });
    Object.defineProperty(globalThis, 'self', { value: globalThis, configurable: true });
  });
  after(() => {
    for (const name of ['document', 'self']) Reflect.deleteProperty(globalThis, name);
  });

  async function preparing({ isDroppedAtOnce = false } = {}) {
    const streams: Hls[] = [];
    const destroyed: Hls[] = [];
    class TestLibrary extends Hls {
      static override isSupported(): boolean {
        return true;
      }
      override loadSource(): void {
        streams.push(this);
      }
      override destroy(): void {
        destroyed.push(this);
      }
    }
    const prepared = prepareVideo({ kind: 'stream', url: '/a.m3u8' }, () =>
      Promise.resolve({ library: TestLibrary, LoadedStream }),
    );
    if (isDroppedAtOnce) prepared.drop();
    await Promise.resolve();
    const fail = () => {
      const error = new Error('The server does not answer');
      const details = Hls.ErrorDetails.FRAG_LOAD_ERROR;
      streams[0]?.trigger(Hls.Events.ERROR, { type: Hls.ErrorTypes.NETWORK_ERROR, details, error, fatal: false });
    };
    return { prepared, streams, destroyed, fail };
  }

  it('is dropped at its first error, so that the player loads it at once instead of waiting for the next try', async () => {
    const { prepared, destroyed, fail } = await preparing();
    fail();
    expect([destroyed.length, prepared.takeStream()]).to.deep.equal([1, undefined]);
  });

  it('belongs to the player that has taken it, also when it fails then and when the preparation is dropped', async () => {
    const { prepared, destroyed, fail } = await preparing();
    expect(prepared.takeStream()).to.be.instanceOf(Hls);
    fail();
    prepared.drop();
    expect(destroyed).to.deep.equal([]);
  });

  it('is not requested where it is dropped before the code has arrived', async () => {
    const { streams } = await preparing({ isDroppedAtOnce: true });
    expect(streams).to.deep.equal([]);
  });
});

describe('A file that was requested ahead', () => {
  after(() => Reflect.deleteProperty(globalThis, 'document'));

  it('is requested no further than its beginning, and no more once it is dropped', () => {
    const element = { preload: 'auto', src: '', load: sinon.spy(), removeAttribute: sinon.spy() };
    Object.defineProperty(globalThis, 'document', { value: { createElement: () => element }, configurable: true });
    const prepared = prepareVideo({ kind: 'file', url: '/a.mp4' }, () => Promise.reject(new Error('no stream')));
    expect([element.preload, element.src]).to.deep.equal(['metadata', '/a.mp4']);
    prepared.drop();
    expect([element.removeAttribute.args, element.load.callCount]).to.deep.equal([[['src']], 1]);
  });
});
