import type Hls from 'hls.js';
import library from 'hls.js/light';
import type { Fragment, MediaFragment } from 'hls.js';

import type { PlaybackFault } from '../../../domain/ports/playback.js';
import type { MediaLoadContext } from './load-file.js';

/** After this many segments in a row, the reason is more than a hole. */
const DOUBTFUL_AFTER = 3;
/** How many segments before a hole may belong to it, where nothing has been loaded yet. */
const HOLE_BEFORE_START_MAX = 10;
/** How many segments behind a refused one are asked for at once. */
const HOLE_LOOKAHEAD_MAX = 20;
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
  }

  afterLoading(segment: Fragment): void {
    if (segment.gap) return;
    this.inRow = 0;
    this.loaded = segment;
    this.end();
  }

  /** Loads what is behind that segment. Resolves to false if that is in vain, because the whole stream is affected. */
  async skip(segment: Fragment, fault: PlaybackFault): Promise<boolean> {
    const { stream, media } = this;
    const details = stream.levels[segment.level]?.details;
    if (details === undefined || details.live || segment.sn === 'initSegment') return false;
    this.inRow += 1;
    const isDoubtful = segment.sn === details.endSN || this.inRow > DOUBTFUL_AFTER;
    if (fault !== 'refused' && isDoubtful && (this.inRow > DOUBTFUL_AFTER || !this.loaded)) return false;
    if (fault === 'refused' && this.loaded && (isDoubtful || this.inRow === 1) && !(await this.isServed(this.loaded)))
      return false;
    this.mark(segment.sn);
    let quality: number | undefined;
    if (fault === 'refused') {
      quality = await this.firstServedBehind(segment.sn, details.endSN);
      const isAnyServed = this.loaded ?? quality ?? (await this.isAnyServedBefore(segment.sn - this.inRow + 1));
      if (isAnyServed === false) return false;
    }
    if (media.closeSignal.aborted) return false;
    const last = details.fragments.at(-1);
    if (last?.gap) this.endAt(startOfHole(details.fragments, last.start));
    else if (!media.isReady()) media.startBehindHole();
    if (media.isReady() && !last?.gap)
      this.loadFrom(this.behind(segment.start, segment.level), quality ?? segment.level);
    else stream.startLoad(media.isReady() ? undefined : media.startsAt());
    return true;
  }

  /**
   * Where the library has reached a hole, it would wait for seconds or try another quality: this loads what is behind
   * it in the same quality at once.
   */
  pass({ sn, start, level }: Fragment): void {
    const endS = this.stream.levels[level]?.details?.edge ?? 0;
    const behindS = this.behind(start, level);
    if (this.holes.has(sn) && behindS > start && this.media.isReady() && behindS < endS - TOLERANCE_S)
      this.loadFrom(behindS, level);
  }

  private loadFrom(seconds: number, quality: number): void {
    this.stream.nextAutoLevel = quality;
    this.stream.startLoad(seconds, true);
  }

  /**
   * Marks the segments behind a hole that no quality has either, and finds a quality of the first one that is served.
   * The library would request each from every quality in turn, and leaves out some of them.
   */
  private async firstServedBehind(hole: number, endSN: number): Promise<number | undefined> {
    const { stream, media } = this;
    const lastSN = Math.min(endSN, hole + (this.loaded ? HOLE_LOOKAHEAD_MAX : DOUBTFUL_AFTER));
    for (let sn = hole + 1; sn <= lastSN; sn += 1) {
      const segments = stream.levels.flatMap(({ details }) => details?.fragments.find((one) => one.sn === sn) ?? []);
      const served = await Promise.all(segments.map((segment) => this.isServed(segment)));
      if (media.closeSignal.aborted) return undefined;
      const quality = segments.findIndex((_, index) => served[index]);
      if (quality >= 0) return segments[quality]?.level;
      this.mark(sn);
    }
    return undefined;
  }

  /** Where playback starts in a hole, the segments before it that are not served belong to the hole. */
  private async isAnyServedBefore(sn: number): Promise<boolean> {
    for (let before = sn - 1; before >= sn - HOLE_BEFORE_START_MAX; before -= 1) {
      const segment = this.stream.levels[this.stream.loadLevel]?.details?.fragments.find((one) => one.sn === before);
      if (segment === undefined) return false;
      if (await this.isServed(segment)) return true;
      this.mark(before);
    }
    return false;
  }

  private mark(sn: number): void {
    this.holes.add(sn);
    for (const { details } of this.stream.levels) markAsGap(details?.fragments.find((one) => one.sn === sn));
  }

  /** An address that has expired refuses also a segment that it has served before. */
  private async isServed(segment: Fragment): Promise<boolean> {
    const controller = new AbortController();
    this.media.closeSignal.addEventListener('abort', () => {
      controller.abort();
    });
    try {
      const { ok } = await fetch(segment.url, { cache: 'no-store', signal: controller.signal });
      return ok;
    } catch {
      return false;
    } finally {
      // Its beginning is enough.
      controller.abort();
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

  /** The second behind the hole that is at that second; the same second if there is none. */
  private behind(seconds: number, quality = this.stream.loadLevel): number {
    const segments = this.stream.levels[quality]?.details?.fragments ?? [];
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
