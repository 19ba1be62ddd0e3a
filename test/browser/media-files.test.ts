import { readFile } from 'node:fs/promises';

import { expect } from 'chai';

import { type BrowserPlaybackRig, withPlayback } from '../support/browser/playback-rig.js';

describe('A file that can be played in part (docs/spec/media.md)', () => {
  let rig: BrowserPlaybackRig;
  withPlayback((opened) => {
    rig = opened;
  });

  it('of a server without ranges starts at its beginning, and refuses to seek instead of losing the place', async () => {
    const body = await readFile('media/sample.webm');
    // Without the header `Accept-Ranges`, and 200 for a request of a range.
    await rig.page.route(/sample\.webm/, (route) => route.fulfill({ contentType: 'video/webm', body }));
    await rig.open(rig.file, 9);
    expect((await rig.until('paused', ({ phase }) => phase === 'paused')).positionS).to.equal(0);
    expect(await rig.notices()).to.deep.equal(['unseekable']);
    await rig.play();
    await rig.until('at 2', ({ positionS }) => positionS > 2);
    await rig.seekBy(10);
    await rig.rest();
    expect(await rig.notices()).to.deep.equal(['unseekable', 'unseekable']);
    expect((await rig.states()).at(-1)).to.include({ phase: 'playing', fault: undefined });
    expect((await rig.states()).at(-1)?.positionS).to.be.within(2, 9);
    await rig.seek(0);
    await rig.until('at the beginning', ({ positionS }) => positionS < 1);
  });

  it('whose image the browser cannot decode is unsupported, and a sound is played', async () => {
    const setWidth = () =>
      rig.page.evaluate(() => {
        const video = document.querySelector('video');
        Object.defineProperty(video, 'videoWidth', { value: 0 });
        Object.defineProperty(document, 'pictureInPictureElement', { value: video });
        document.exitPictureInPicture = () => {
          document.title = 'left';
          return Promise.resolve();
        };
      });
    await setWidth();
    await rig.open(rig.file, 3);
    const { fault, positionS } = await rig.until('failed', ({ phase }) => phase === 'failed');
    expect([fault, positionS, await rig.page.title()]).to.deep.equal(['unsupported', 3, 'left']);
    await rig.page.route(/sound\.mp3/, async (route) =>
      route.fulfill({ contentType: 'video/webm', body: await readFile('media/sample.webm') }),
    );
    await rig.open({ kind: 'file', url: '/media/sound.mp3?sign=1' }, 0);
    await rig.play();
    await rig.until('playing', ({ phase, positionS: at }) => phase === 'playing' && at > 0.5);
  });
});
