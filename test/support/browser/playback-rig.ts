import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';

import type { VideoSource, PlaybackState } from '../../../src/domain/ports/playback.js';
import type { BuiltFiles } from '../../../tools/preview/built-files.js';
import { type Preview, startPreview } from '../../../tools/preview/preview-server.js';
import type { PlaybackRig } from '../../contract/playback.contract.js';
import { buildPage } from './build-page.js';
import { sharedBrowser } from './shared-browser.js';

const LONGEST_MS = 20_000;
const file = (url: string): VideoSource => ({ kind: 'file', url });

/** The playback of a browser on a page of its own, under the site's content security policy, with the sample videos. */
export interface BrowserPlaybackRig extends PlaybackRig {
  readonly page: Page;
  /** What the playback has reported to the visitor. */
  notices(): Promise<readonly string[]>;
}

let built: Promise<BuiltFiles> | undefined;

/** A page that holds nothing else of the site: built once, served once for each suite, loaded again for each test. */
export class PlaybackPages {
  private preview: Preview | undefined;
  private shared: Promise<Page> | undefined;

  async start(): Promise<void> {
    built ??= buildPage('./test/support/browser/playback-page.ts');
    this.preview = await startPreview({ files: await built });
  }

  async stop(): Promise<void> {
    await (await this.shared)?.context().close();
    await this.preview?.close();
  }

  /** In a browser context of its own, in which a test may change requests and the clock. */
  async open(): Promise<BrowserPlaybackRig> {
    const page = await newPage();
    return this.load(page, () => page.context().close());
  }

  /** In the tab of the test before, which has the code in its cache. */
  async openAgain(): Promise<BrowserPlaybackRig> {
    this.shared ??= newPage();
    return this.load(await this.shared, () => Promise.resolve());
  }

  private async load(page: Page, end: () => Promise<void>): Promise<BrowserPlaybackRig> {
    await page.goto(`${this.preview?.url ?? ''}/`);
    await page.waitForFunction(() => 'playbackPage' in window);
    const states = () => page.evaluate(() => window.playbackPage.states);
    const until = async (what: string, matches: (state: PlaybackState) => boolean): Promise<PlaybackState> => {
      for (let next = (await states()).length - 1; ; next += 1) {
        await page
          .waitForFunction((index) => window.playbackPage.states.length > index, next, { timeout: LONGEST_MS })
          .catch(() => {
            throw new Error(`This state was never reached: ${what}`);
          });
        const found = (await states())[next];
        if (found && matches(found)) return found;
      }
    };
    return {
      page,
      file: file('/media/sample.webm'),
      stream: { kind: 'stream', url: '/media/hls/master.m3u8' },
      upright: file('/media/upright.webm'),
      misdescribed: file('/media/misdescribed.webm'),
      missing: file('/assets/missing.mp4'),
      endless: file('/media/endless.webm'),
      undecodable: file('/assets/main.js'),
      prepare: (source) =>
        page.evaluate((input) => {
          window.playbackPage.playback.prepare(input).subscribe();
        }, source),
      open: (source, fromS, origin) =>
        page.evaluate(
          (input) => {
            window.playbackPage.playback.open(input.source, input.fromS, { origin: input.origin });
          },
          { source, fromS, origin },
        ),
      play: () =>
        page.evaluate(() => {
          window.playbackPage.playback.play();
        }),
      pause: () =>
        page.evaluate(() => {
          window.playbackPage.playback.pause();
        }),
      seek: (seconds) =>
        page.evaluate((to) => {
          window.playbackPage.playback.seek(to);
        }, seconds),
      seekBy: (seconds) =>
        page.evaluate((by) => {
          window.playbackPage.playback.seekBy(by);
        }, seconds),
      reachable: (seconds) => page.evaluate((to) => window.playbackPage.playback.reachable(to), seconds),
      restrict: (rule) =>
        page.evaluate((input) => {
          window.playbackPage.playback.restrict(input);
        }, rule),
      close: () =>
        page.evaluate(() => {
          window.playbackPage.playback.close();
        }),
      states,
      notices: () => page.evaluate(() => window.playbackPage.notices),
      until,
      rest: async () => {
        await page.waitForFunction(() => document.querySelector('video')?.seeking !== true);
        await page.evaluate(async () => {
          for (let frame = 0; frame < 10; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
        });
      },
      // A browser under automation allows autoplay, so the element rejects `play` as a browser that forbids it does.
      forbid: () =>
        page.evaluate(() => {
          const video = document.querySelector('video');
          if (video) video.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
        }),
      lift: () =>
        page.evaluate(() => {
          const video: Partial<HTMLVideoElement> | null = document.querySelector('video');
          delete video?.play;
        }),
      selectSpeed: (speed) =>
        page.evaluate((to) => {
          const video = document.querySelector('video');
          if (video) video.playbackRate = to;
        }, speed),
      speed: () => page.evaluate(() => document.querySelector('video')?.playbackRate ?? NaN),
      end,
    };
  }
}

/** Opens the page before each test of a suite, and passes its rig. */
export function withPlayback(prepare: (rig: BrowserPlaybackRig) => void | Promise<void>): void {
  const pages = new PlaybackPages();
  let rig: BrowserPlaybackRig;
  before(() => pages.start());
  after(() => pages.stop());
  beforeEach(async () => {
    rig = await pages.open();
    await prepare(rig);
  });
  afterEach(() => rig.end());
}

async function newPage(): Promise<Page> {
  const page = await (await (await sharedBrowser()).newContext()).newPage();
  const endless = withoutLength(await readFile('media/sample.webm'));
  await page.route('**/media/endless.webm', (route) => route.fulfill({ contentType: 'video/webm', body: endless }));
  const misdescribed = describedAsWide(await readFile('media/upright.webm'));
  await page.route('**/media/misdescribed.webm', (route) =>
    route.fulfill({ contentType: 'video/webm', body: misdescribed }),
  );
  return page;
}

/**
 * The same WebM of 144 × 256 whose description says 256 × 144: PixelWidth (ID B0, one byte) and PixelHeight (ID BA, two
 * bytes) have each other's value.
 */
function describedAsWide(video: Buffer): Buffer {
  const index = video.indexOf(Buffer.from([0xb0, 0x81, 0x90, 0xba, 0x82, 0x01, 0x00]));
  if (index < 0) throw new Error('The sample video has no size of 144 × 256');
  const changed = Buffer.from(video);
  changed.set([0xb0, 0x82, 0x01, 0x00, 0xba, 0x81, 0x90], index);
  return changed;
}

/**
 * The same WebM without its length: the element Duration (ID 44 89, eight bytes) becomes one that players skip (Void,
 * EC).
 */
function withoutLength(video: Buffer): Buffer {
  const index = video.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  if (index < 0) throw new Error('The sample video has no Duration element');
  const changed = Buffer.from(video);
  changed.set([0xec, 0x89], index);
  return changed;
}
