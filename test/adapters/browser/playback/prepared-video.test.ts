import { expect } from 'chai';
import Hls from 'hls.js/light';

import { prepareVideo } from '../../../../src/adapters/browser/playback/prepared-video.js';

/** The stream library in a browser that it supports, without a network. Loads nothing by itself. */
class OfflineLibrary extends Hls {
  isDestroyed = false;
  static override isSupported(): boolean {
    return true;
  }
  override loadSource(): void {
    // The test says when it fails.
  }
  override destroy(): void {
    this.isDestroyed = true;
    super.destroy();
  }
  fail(): void {
    const error = new Error('no network');
    const details = Hls.ErrorDetails.LEVEL_LOAD_ERROR;
    this.trigger(Hls.Events.ERROR, { type: Hls.ErrorTypes.NETWORK_ERROR, details, error, fatal: false });
  }
}

/** A stream that is being requested ahead, and the player's way to take it. */
async function requestedAhead() {
  let stream: OfflineLibrary | undefined;
  class Library extends OfflineLibrary {
    constructor(...settings: ConstructorParameters<typeof Hls>) {
      super(...settings);
      stream = this;
    }
  }
  const library = Promise.resolve(Library);
  const { takeStream } = prepareVideo({ kind: 'stream', url: '/a.m3u8' }, () => library);
  await library;
  if (stream === undefined) throw new Error('No stream was requested');
  return { stream, takeStream };
}

describe('A stream that is requested ahead', () => {
  before(() => Object.assign(globalThis, { document: { createElement: () => ({}) } }));
  after(() => Reflect.deleteProperty(globalThis, 'document'));

  it('is dropped at its first error, so that the player loads it at once instead of waiting for the next try', async () => {
    const { stream, takeStream } = await requestedAhead();
    stream.fail();
    expect([stream.isDestroyed, takeStream()]).to.deep.equal([true, undefined]);
  });

  it('is the player’s once it has been taken: what fails then ends nothing', async () => {
    const { stream, takeStream } = await requestedAhead();
    expect(takeStream()).to.equal(stream);
    stream.fail();
    expect(stream.isDestroyed).to.equal(false);
  });
});
