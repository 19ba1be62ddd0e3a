import { expect } from 'chai';
import Hls, { type ErrorData } from 'hls.js/light';
import { JSDOM, VirtualConsole } from 'jsdom';
import { noop } from 'rxjs';
import sinon from 'sinon';

import { LoadedStream } from '../../../../src/adapters/browser/playback/loaded-stream.js';
import { WebPlayback } from '../../../../src/adapters/browser/playback/playback.js';
import type { VideoSource } from '../../../../src/domain/ports/playback.js';
import { until } from '../../../support/until.js';

const HOST = 'http://videos.example';
const STREAM: VideoSource = { kind: 'stream', url: `${HOST}/all.m3u8` };
const PLAYLISTS: Readonly<Record<string, string>> = {
  '/all.m3u8': `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=100000\n${HOST}/low.m3u8`,
  '/low.m3u8': [
    '#EXTM3U\n#EXT-X-TARGETDURATION:6',
    `#EXT-X-KEY:METHOD=AES-128,URI="${HOST}/a.key"`,
    `#EXTINF:6,\n${HOST}/low-0.ts\n#EXTINF:6,\n${HOST}/low-1.ts\n#EXT-X-ENDLIST`,
  ].join('\n'),
};

/** Records what is requested. Answers playlists and keys; segments never. */
function recordRequests(): string[] {
  const requested: string[] = [];
  class TestRequest {
    readyState = 0;
    status = 0;
    response: string | ArrayBuffer = '';
    responseText = '';
    responseType: XMLHttpRequestResponseType = '';
    responseURL = '';
    onreadystatechange: (() => void) | null = null;
    open(_method: string, url: string): void {
      this.readyState = 1;
      this.responseURL = url;
    }
    send(): void {
      requested.push(this.responseURL);
      const playlist = PLAYLISTS[new URL(this.responseURL).pathname];
      const answer = this.responseURL.endsWith('.key') ? new ArrayBuffer(16) : playlist;
      if (answer === undefined) return;
      Object.assign(this, { readyState: 4, status: 200, response: answer, responseText: playlist });
      queueMicrotask(() => this.onreadystatechange?.());
    }
    readonly setRequestHeader = noop;
    readonly abort = noop;
  }
  Object.assign(globalThis, { XMLHttpRequest: TestRequest });
  sinon.stub(globalThis, 'fetch').callsFake((input) => {
    requested.push(input instanceof Request ? input.url : input.toString());
    return Promise.resolve(new Response());
  });
  return requested;
}

describe('A video of another host that the page, which is of https, has with http:', () => {
  const { window } = new JSDOM('', { url: 'https://site.example/', virtualConsole: new VirtualConsole() });
  const names = ['document', 'location', 'HTMLVideoElement', 'HTMLMediaElement', 'AbortController'];
  const ofWindow = names.map((name): readonly [string, unknown] => [name, Reflect.get(window, name)]);
  const globals = { ...Object.fromEntries(ofWindow), self: globalThis };
  const original = Object.getOwnPropertyDescriptor(globalThis, 'AbortController');
  let streams: readonly Hls[];
  let playback: WebPlayback;
  beforeEach(() => {
    for (const [name, value] of Object.entries(globals))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    sinon.stub(Hls, 'isSupported').returns(true);
    // There is no MediaSource.
    streams = sinon.stub(Hls.prototype, 'attachMedia').thisValues;
    const loadLibrary = () => Promise.resolve({ library: Hls, LoadedStream });
    playback = new WebPlayback(loadLibrary, new EventTarget());
  });
  afterEach(() => {
    playback.close();
    sinon.restore();
    for (const name of [...Object.keys(globals), 'XMLHttpRequest']) Reflect.deleteProperty(globalThis, name);
    if (original) Object.defineProperty(globalThis, 'AbortController', original);
  });
  function open(source: VideoSource, fromS: number): HTMLVideoElement {
    const video = document.createElement('video');
    playback.put(video);
    playback.open(source, fromS);
    return video;
  }
  const byHttps = (...names: readonly string[]) => names.map((name) => `https://videos.example/${name}`);

  it('is requested by https: a file', () => {
    expect([open({ kind: 'file', url: `${HOST}/a.mp4` }, 6).src]).to.deep.equal(byHttps('a.mp4'));
  });

  it('is requested by https: a stream that is requested ahead, its playlists, keys and segments', async () => {
    const requested = recordRequests();
    const preparing = playback.prepare(STREAM).subscribe();
    await until(() => requested.length === 4);
    // The player takes it: nothing is requested again.
    open(STREAM, 0);
    await until(() => streams.length === 1);
    preparing.unsubscribe();
    expect(requested).to.deep.equal(byHttps('all.m3u8', 'low.m3u8', 'a.key', 'low-0.ts'));
  });

  it('is requested by https: a stream that is opened, and the segment that is asked for at a hole', async () => {
    const requested = recordRequests();
    open(STREAM, 6);
    await until(() => streams[0]?.levels[0]?.details !== undefined);
    refuse(streams[0], 1, Hls.ErrorDetails.FRAG_LOAD_ERROR);
    await until(() => requested.length === 3);
    expect(requested).to.deep.equal(byHttps('all.m3u8', 'low.m3u8', 'low-0.ts'));
  });

  it('has expired when its key is refused: no segment is a hole, and none is asked for', async () => {
    const requested = recordRequests();
    open(STREAM, 6);
    await until(() => streams[0]?.levels[0]?.details !== undefined);
    refuse(streams[0], 1, Hls.ErrorDetails.KEY_LOAD_ERROR);
    await until(() => playback.state$.value.fault === 'refused');
    expect(requested).to.deep.equal(byHttps('all.m3u8', 'low.m3u8'));
  });
});

/** The server refuses a segment, or its key, in every quality. */
function refuse(stream: Hls | undefined, sn: number, details: ErrorData['details']): void {
  const frag = stream?.levels[0]?.details?.fragments[sn];
  if (frag === undefined) throw new Error('There is no such segment');
  stream?.trigger(Hls.Events.ERROR, {
    type: Hls.ErrorTypes.NETWORK_ERROR,
    details,
    error: new Error('The server refuses it'),
    response: { code: 404, url: frag.url, text: '', data: '' },
    fatal: true,
    frag,
  });
}
