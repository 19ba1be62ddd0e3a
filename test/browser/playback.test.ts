import { expect } from 'chai';
import type { Request } from 'playwright-core';

import { keepsPlaybackContract } from '../contract/playback.contract.js';
import { BREADTH } from '../support/breadth.js';
import { type BrowserPlaybackRig, PlaybackPages } from '../support/browser/playback-rig.js';
import { gate } from '../support/until.js';

describe('Videos in a browser (docs/decisions/0016-videos.md)', () => {
  const pages = new PlaybackPages();
  before(() => pages.start());
  after(() => pages.stop());

  keepsPlaybackContract('WebPlayback', () => pages.openAgain());

  describe('WebPlayback and the video element of the view', () => {
    let rig: BrowserPlaybackRig;
    beforeEach(async () => {
      rig = await pages.open();
    });
    afterEach(() => rig.end());

    /** The server sends the first segment once, and then refuses all of them. */
    const expire = (isExpired = () => true) => {
      const sent = new Set<string>();
      return rig.page.route(/-\d\.ts/, (route) => {
        const url = route.request().url();
        if (isExpired() && (sent.has(url) || !url.includes('-0.'))) return route.fulfill({ status: 404 });
        sent.add(url);
        return route.continue();
      });
    };

    const plays = () => rig.until('playing', ({ phase }) => phase === 'playing');

    for (const kind of ['file', 'stream'] as const) {
      it(`leaves nothing of a ${kind} in the element after closing ${BREADTH}`, async () => {
        await rig.open(rig[kind], 0);
        await rig.play();
        await plays();
        await rig.close();
        await rig.rest();
        const left = await rig.page.evaluate(() => {
          const { src, paused, networkState, children } = document.querySelector('video') ?? new HTMLVideoElement();
          return { src, paused, empty: networkState === HTMLMediaElement.NETWORK_EMPTY, children: children.length };
        });
        expect(left).to.deep.equal({ src: '', paused: true, empty: true, children: 0 });
        const before = (await rig.states()).length;
        await rig.page.evaluate(() => document.querySelector('video')?.dispatchEvent(new Event('timeupdate')));
        expect(await rig.states()).to.have.length(before);
      });
    }

    for (const kind of ['file', 'stream'] as const) {
      it(`requests the beginning of a ${kind} once, also when it was requested ahead ${BREADTH}`, async () => {
        // With routes the browser stores nothing.
        await rig.page.unrouteAll();
        const requests: Request[] = [];
        rig.page.on('request', (request) => requests.push(request));
        const ofBeginning = async () => {
          const found = requests.filter((request) => new URL(request.url()).pathname === rig[kind].url);
          const ranges = await Promise.all(found.map(async (request) => (await request.allHeaders())['range']));
          return ranges.filter((range = 'bytes=0-') => range === 'bytes=0-').length;
        };
        const answered = rig.page.waitForResponse(/sample\.webm|low-0\.ts/);
        await rig.prepare(rig[kind]);
        await answered;
        expect(await ofBeginning()).to.equal(1);
        await rig.open(rig[kind], 0);
        await rig.play();
        await plays();
        expect(await ofBeginning()).to.equal(1);
      });
    }

    it(`stops requesting the beginning of a stream that starts at another second ${BREADTH}`, async () => {
      const requested = gate();
      await rig.page.route(/low-0\.ts/, () => {
        requested.open();
      });
      await rig.prepare(rig.stream);
      await requested.passed;
      // Sooner than the library gives up by itself, after 10 s.
      const stopped = rig.page.waitForEvent('requestfailed', { timeout: 8000 });
      await rig.open(rig.stream, 7);
      expect((await stopped).url()).to.match(/low-0\.ts$/);
      await rig.until('paused', ({ phase }) => phase === 'paused');
    });

    it(`continues its own stream in another element while the beginning of the next was requested ahead ${BREADTH}`, async () => {
      await rig.open({ kind: 'stream', url: '/media/hls/low.m3u8?present' }, 0);
      await rig.until('paused', ({ phase }) => phase === 'paused');
      const beginning = rig.page.waitForResponse(/low-0\.ts/);
      await rig.prepare(rig.stream);
      await beginning;
      const continued = rig.page.waitForRequest(/\?present$/);
      await rig.page.evaluate(() => {
        window.playbackPage.mount();
      });
      await continued;
    });

    it('waits for an element, and continues at the same position when the element is replaced', async () => {
      await rig.page.evaluate(() => {
        window.playbackPage.unmount();
      });
      await rig.open(rig.file, 6);
      await rig.play();
      await rig.rest();
      expect((await rig.states()).at(-1)?.phase).to.equal('loading');
      await rig.page.evaluate(() => {
        window.playbackPage.mount();
      });
      await plays();
      const { positionS } = await rig.until('moved', (state) => state.positionS > 6.5);
      await rig.page.evaluate(() => {
        window.playbackPage.mount();
      });
      expect((await plays()).positionS).to.be.at.least(positionS - 0.5);
    });

    it('enforces the seeking rule when the video element is moved directly (ban_drag)', async () => {
      await rig.restrict({ furthestS: 6, speed: 'one' });
      await rig.open(rig.file, 5);
      await rig.until('paused', ({ phase }) => phase === 'paused');
      const moved = () => rig.page.evaluate(() => document.querySelector('video')?.currentTime);
      await rig.page.evaluate(() => {
        const video = document.querySelector('video');
        if (video) video.currentTime = 15;
      });
      await rig.rest();
      expect(await moved()).to.be.within(4.5, 6.5);
    });

    for (const kind of ['file', 'stream'] as const) {
      it(`begins a ${kind} 5 s before its end when a seek during loading went beyond the end ${BREADTH}`, async () => {
        const moved = gate();
        await rig.page.route(/sample\.webm|master\.m3u8/, async (route) => {
          await moved.passed;
          await route.continue();
        });
        await rig.open(rig[kind], 5);
        await rig.seekBy(9999);
        moved.open();
        const { durationS = 0, positionS } = await rig.until('paused', ({ phase }) => phase === 'paused');
        expect(positionS).to.be.closeTo(durationS - 5, 0.5);
      });
    }

    describe('where the browser loads nothing before the visitor presses play (data saver, iPhone)', () => {
      beforeEach(() =>
        rig.page.evaluate(() => {
          const video = document.querySelector('video');
          if (video) video.preload = 'none';
        }),
      );

      it('loads and plays a file at its position after play, whether play came at once or later', async () => {
        for (const isLate of [true, false]) {
          await rig.open(rig.file, 6);
          if (isLate) await rig.rest();
          await rig.play();
          expect((await plays()).positionS).to.be.within(5.5, 7);
          await rig.close();
        }
      });

      it('has no spinner for ever where the browser also forbids to play: it is there to be pressed', async () => {
        await rig.forbid();
        await rig.open(rig.file, 6);
        await rig.play();
        await rig.until('not going to play', ({ phase, willPlay }) => phase === 'loading' && !willPlay);
        await rig.lift();
        await rig.play();
        expect((await plays()).positionS).to.be.within(5.5, 7);
      });
    });

    it('follows the element when it is moved after a failure, for example by the seek bar', async () => {
      await expire();
      await rig.open(rig.stream, 0);
      await rig.until('failed', ({ phase }) => phase === 'failed');
      await rig.page.evaluate(() => {
        const video = document.querySelector('video');
        if (video) video.currentTime = 3;
      });
      await rig.until('at 3', ({ phase, positionS }) => phase === 'failed' && positionS === 3);
      await rig.seekBy(9999);
      await rig.until(
        'before the end',
        ({ positionS, durationS = 0 }) => positionS > 20 && positionS === durationS - 5,
      );
    });

    it(`reports a broken stream only after the loaded part has been played, and plays on when it is available again ${BREADTH}`, async () => {
      let isGone = true;
      await expire(() => isGone);
      await rig.open(rig.stream, 4);
      await rig.play();
      const { fault, positionS } = await rig.until('failed', ({ phase }) => phase === 'failed');
      expect(fault).to.equal('refused');
      expect(positionS).to.be.within(5, 7);
      isGone = false;
      await rig.open(rig.stream, positionS);
      await rig.play();
      await rig.until('beyond', (state) => state.positionS > 7);
    });
  });
});
