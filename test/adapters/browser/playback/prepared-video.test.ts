import { expect } from 'chai';
import Hls from 'hls.js/light';

import { prepareVideo } from '../../../../src/adapters/browser/playback/prepared-video.js';

/** The stream library in a browser that it supports, without a network. */
class OfflineLibrary extends Hls {
  static override isSupported(): boolean {
    return true;
  }
  override loadSource(): void {
    const error = new Error('no network');
    const details = Hls.ErrorDetails.LEVEL_LOAD_ERROR;
    this.trigger(Hls.Events.ERROR, { type: Hls.ErrorTypes.NETWORK_ERROR, details, error, fatal: false });
  }
}

describe('A stream that is requested ahead', () => {
  before(() => Object.assign(globalThis, { document: { createElement: () => ({}) } }));
  after(() => Reflect.deleteProperty(globalThis, 'document'));

  it('is dropped at its first error, so that the player loads it at once instead of waiting for the next try', async () => {
    const library = Promise.resolve(OfflineLibrary);
    const { takeStream } = prepareVideo({ kind: 'stream', url: '/a.m3u8' }, () => library);
    await library;
    expect(takeStream()).to.equal(undefined);
  });
});
