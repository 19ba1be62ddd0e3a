import type Hls from 'hls.js';
import library from 'hls.js/light';
import type { Fragment, MediaFragment } from 'hls.js';

import type { PlaybackFault } from '../../../domain/ports/playback.js';
import { securedAddress } from '../../../domain/text/secured-address.js';
import type { MediaLoadContext } from './load-file.js';

const AUTOMATIC_LEVEL = -1;
/** More segments of garbage in a row are no hole. */
const BROKEN_MAX = 3;
/** How many segments before a hole may belong to it, where nothing has been loaded yet. */
const HOLE_BEFORE_START_MAX = 10;
/** How many segments behind a refused one are asked for at once. */
const LOOKAHEAD_MAX = 20;
/** The same where nothing has been loaded yet: the address of the whole stream may have expired. */
const LOOKAHEAD_AT_START_MAX = 3;
/** A server that does not answer for so long does not say that it has no segment. */
const ANSWER_MAX_MS = 5000;
/** Neighbouring segments may overlap or leave a gap of this length, in seconds. */
const TOLERANCE_S = 0.5;

/**
 * The segments of a stream that cannot be played in any quality (docs/spec/media.md#holes). Each is marked with the
 * tag `EXT-X-GAP`, so that the library loads the next one and playback jumps over the hole. A hole at the end is the
 * end of the video.
 */
export class StreamHoles {
  /** How many segments in a row could not be played. */
  private inRow = 0;
  /** The segment that was loaded last. */
  private loaded: Fragment | undefined;
  /** The numbers of the segments that no quality has. */
  private readonly holes = new Set<Fragment['sn']>();
  /** Where a hole at the end begins. */
  private endS: number | undefined;

  constructor(
    private readonly stream: Hls,
    private readonly media: MediaLoadContext,
  ) {
    media.skipHoles((seconds) => this.behind(seconds));
    for (const name of ['waiting', 'seeking'])
      media.video.addEventListener(name, this.moveBehind, { signal: media.closeSignal });
  }

  afterLoading(segment: Fragment): void {
    if (segment.gap) return;
    this.inRow = 0;
    this.loaded = segment;
    // The library chooses the quality again.
    this.stream.loadLevel = AUTOMATIC_LEVEL;
    this.end();
  }

  /** Loads what is behind that segment. Resolves to false if that is in vain, because the whole stream is affected. */
  async skip(segment: Fragment, fault: PlaybackFault): Promise<boolean> {
    const { stream, media } = this;
    const details = stream.levels[segment.level]?.details;
    if (details === undefined || details.live || segment.sn === 'initSegment') return false;
    this.inRow += 1;
    const isHole =
      fault === 'refused'
        ? await this.isRowMarked(segment, segment.sn, details.endSN)
        : this.inRow <= BROKEN_MAX && !(segment.sn === details.endSN && !this.loaded);
    if (!isHole || media.closeSignal.aborted) return false;
    if (fault !== 'refused') this.mark(segment.sn);
    const last = details.fragments.at(-1);
    if (last?.gap) this.endAt(startOfHole(details.fragments, last.start));
    else if (!media.isReady()) media.goBehindHole();
    if (!media.isReady()) stream.startLoad(media.startWithin());
    else if (last?.gap) stream.startLoad();
    else stream.startLoad(this.behind(segment.start), true);
    this.moveBehind();
    return true;
  }

  /** Where the library has reached a hole, it would wait for seconds: this loads what is behind it at once. */
  pass({ sn, start, level }: Fragment): void {
    if (!this.holes.has(sn) || !this.media.isReady() || !this.isBeforeEnd(this.behind(start))) return;
    this.stream.loadLevel = level;
    this.stream.startLoad(this.behind(start), true);
  }

  /** Playback that waits in front of a hole, or was moved into it, goes on behind it. */
  private readonly moveBehind = (): void => {
    const { video, isReady, goBehindHole } = this.media;
    const isWaiting = video.seeking || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
    if (isReady() && isWaiting && this.isBeforeEnd(this.behind(video.currentTime))) goBehindHole();
  };

  /**
   * Marks that segment and those behind it that no quality has, and makes the library load the next one from a quality
   * that has it. Left alone, the library would request each from every quality in turn, and leave out some of them.
   * Resolves to false if everything is refused.
   */
  private async isRowMarked({ url }: Fragment, first: number, endSN: number): Promise<boolean> {
    const { stream, loaded } = this;
    // An address that has expired refuses also a segment that it has served before.
    if (this.inRow > LOOKAHEAD_MAX || (loaded && (await this.isRefused(loaded)))) return false;
    const lastSN = Math.min(endSN, first + (loaded ? LOOKAHEAD_MAX : LOOKAHEAD_AT_START_MAX));
    for (let sn = first; sn <= lastSN; sn += 1) {
      const all = stream.levels.flatMap(({ details }) => details?.fragments.find((one) => one.sn === sn) ?? []);
      const segments = all.filter((one) => one.url !== url);
      const refused = await Promise.all(segments.map((one) => this.isRefused(one)));
      const served = segments.find((_, index) => !refused[index]);
      if (served) stream.loadLevel = served.level;
      if (served) return true;
      this.mark(sn);
    }
    return loaded !== undefined || (await this.isAnyServedBefore(first));
  }

  /** Where playback starts in a hole, the segments before it that are not served belong to the hole. */
  private async isAnyServedBefore(sn: number): Promise<boolean> {
    for (let before = sn - 1; before >= sn - HOLE_BEFORE_START_MAX; before -= 1) {
      const segment = this.stream.levels[this.stream.loadLevel]?.details?.fragments.find((one) => one.sn === before);
      if (segment === undefined) return false;
      if (!segment.gap && !(await this.isRefused(segment))) return true;
      this.mark(before);
    }
    return false;
  }

  private mark(sn: number): void {
    this.holes.add(sn);
    for (const { details } of this.stream.levels) markAsGap(details?.fragments.find((one) => one.sn === sn));
  }

  /** Only an answer refuses a segment: about everything else the library decides, when it requests it. */
  private async isRefused({ url }: Fragment): Promise<boolean> {
    const controller = new AbortController();
    const { signal } = controller;
    const stop = (): void => {
      controller.abort();
    };
    this.media.closeSignal.addEventListener('abort', stop, { signal });
    const limit = setTimeout(stop, ANSWER_MAX_MS);
    try {
      return !(await fetch(securedAddress(url, location.origin), { cache: 'no-store', signal })).ok;
    } catch {
      return false;
    } finally {
      clearTimeout(limit);
      // Its beginning is enough.
      stop();
    }
  }

  private endAt(endS: number): void {
    this.endS = endS;
    this.media.endAt(endS);
    this.end();
  }

  /** Ends the video at the end of its last segment, which the library does only if that one is no hole. */
  private end(): void {
    const { endS } = this;
    const { buffered } = this.media.video;
    const isLoaded = Array.from({ length: buffered.length }).some(
      (_, index) =>
        endS !== undefined && buffered.start(index) < endS - TOLERANCE_S && buffered.end(index) > endS - TOLERANCE_S,
    );
    if (isLoaded) this.stream.trigger(library.Events.BUFFER_EOS, { type: null });
  }

  private isBeforeEnd(seconds: number): boolean {
    return seconds < (this.stream.levels[this.stream.loadLevel]?.details?.edge ?? 0) - TOLERANCE_S;
  }

  /** The second behind the hole that is at that second; the same second if there is none. */
  private behind(seconds: number): number {
    const segments = this.stream.levels[this.stream.loadLevel]?.details?.fragments ?? [];
    return segments.reduce(
      (second, { gap, start, end }) => (gap && start <= second + TOLERANCE_S && end > second ? end : second),
      seconds,
    );
  }
}

function markAsGap(segment: MediaFragment | undefined): void {
  if (segment === undefined) return;
  segment.gap = true;
  segment.tagList.push(['GAP']);
}

/** Where the hole that ends at `startS` or contains it begins. */
function startOfHole(segments: readonly MediaFragment[], startS: number): number {
  return segments.reduceRight((second, { gap, start, end }) => (gap && end >= second ? start : second), startS);
}
