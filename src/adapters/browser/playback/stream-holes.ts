import type Hls from 'hls.js';
import type { Fragment } from 'hls.js';

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
 * The segments of a stream that cannot be played in any quality (docs/spec/media.md#holes). The library does not know
 * them: where it has reached one, loading rests until playback is there and is moved behind it. A hole at the end is the
 * end of the video.
 */
export class StreamHoles {
  /** How many segments in a row could not be played. */
  private inRow = 0;
  /** The segment that was loaded last. */
  private loaded: Fragment | undefined;
  /** By their number. */
  private readonly holes = new Map<Fragment['sn'], Pick<Fragment, 'start' | 'end'>>();
  /** Loading rests in front of a hole. */
  private rests = false;

  constructor(
    private readonly stream: Hls,
    private readonly media: MediaLoadContext,
  ) {
    media.skipHoles((seconds) => this.behind(seconds));
    for (const name of ['waiting', 'seeking'])
      media.video.addEventListener(name, this.goOn, { signal: media.closeSignal });
  }

  afterLoading(segment: Fragment): void {
    // The library also reports a segment in which it has found no media.
    if (Object.values(segment.elementaryStreams).every((media) => media === null)) return;
    this.inRow = 0;
    this.loaded = segment;
    // The library chooses the quality again.
    this.stream.loadLevel = AUTOMATIC_LEVEL;
  }

  /** Passes over that segment. Resolves to false if that is in vain, because the whole stream is affected. */
  async skip(segment: Fragment, fault: PlaybackFault): Promise<boolean> {
    const { stream, media, holes } = this;
    const details = stream.levels[segment.level]?.details;
    if (details === undefined || details.live || segment.sn === 'initSegment') return false;
    // A broken one that is known counts again, or the library would ask for the same ones for ever.
    if (fault !== 'refused' || !holes.has(segment.sn)) {
      this.inRow += 1;
      const isHole =
        fault === 'refused'
          ? await this.isRowFound(segment, segment.sn, details.endSN)
          : this.inRow <= BROKEN_MAX && !(segment.sn === details.endSN && !this.loaded);
      if (!isHole || media.closeSignal.aborted) return false;
      if (fault !== 'refused') this.add(segment.sn);
      if (holes.has(details.endSN)) media.endAt(this.startOfHole(details.endSN));
    }
    this.rests = !media.isLoading;
    if (this.rests) this.goOn();
    else stream.startLoad(media.startWithin());
    return true;
  }

  /** Playback that waits in front of a hole, or was moved into it, goes on behind it; loading goes on where playback is. */
  private readonly goOn = (): void => {
    const { video, isLoading } = this.media;
    const { currentTime: atS, seeking } = video;
    const isWaiting = seeking || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
    if (isLoading || !isWaiting) return;
    const behindS = this.behind(atS);
    if (behindS !== atS) {
      if (this.isBeforeEnd(behindS)) this.media.goBehindHole();
    } else if (this.rests && seeking) {
      this.rests = false;
      this.stream.startLoad(atS, true);
    }
  };

  /**
   * Finds that segment and those behind it that no quality has, and makes the library load the next one from a quality
   * that has it. Left alone, the library would request each from every quality in turn, and leave out some of them.
   * Resolves to false if everything is refused.
   */
  private async isRowFound({ url }: Fragment, first: number, endSN: number): Promise<boolean> {
    const { stream, loaded } = this;
    // An address that has expired refuses also a segment that it has served before.
    if (this.inRow > LOOKAHEAD_MAX || (loaded && (await this.isRefused(loaded)))) return false;
    const lastSN = Math.min(endSN, first + (loaded ? LOOKAHEAD_MAX : LOOKAHEAD_AT_START_MAX));
    for (let sn = first; sn <= lastSN; sn += 1) {
      const segments = this.qualitiesOf(sn).filter((one) => one.url !== url);
      const refused = await Promise.all(segments.map((one) => this.isRefused(one)));
      const served = segments.find((_, index) => !refused[index]);
      if (served) stream.loadLevel = served.level;
      if (served) return true;
      this.add(sn);
    }
    return loaded !== undefined || (await this.isAnyServedBefore(first));
  }

  /** Where playback starts in a hole, the segments before it that are not served belong to the hole. */
  private async isAnyServedBefore(sn: number): Promise<boolean> {
    for (let before = sn - 1; before >= sn - HOLE_BEFORE_START_MAX; before -= 1) {
      const segment = this.qualitiesOf(before).find(({ level }) => level === this.stream.loadLevel);
      if (segment === undefined) return false;
      if (!this.holes.has(before) && !(await this.isRefused(segment))) return true;
      this.add(before);
    }
    return false;
  }

  private qualitiesOf(sn: number): readonly Fragment[] {
    return this.stream.levels.flatMap(({ details }) => details?.fragments.find((one) => one.sn === sn) ?? []);
  }

  private add(sn: number): void {
    const [segment] = this.qualitiesOf(sn);
    if (segment) this.holes.set(sn, segment);
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

  private isBeforeEnd(seconds: number): boolean {
    return seconds < (this.stream.levels[this.stream.loadLevel]?.details?.edge ?? 0) - TOLERANCE_S;
  }

  /** The second behind the hole that is at that second; the same second if there is none. */
  private behind(seconds: number): number {
    const inOrder = [...this.holes.values()].sort((one, other) => one.start - other.start);
    return inOrder.reduce(
      (second, { start, end }) => (start <= second + TOLERANCE_S && end > second ? end : second),
      seconds,
    );
  }

  /** Where the hole begins that ends with that segment. */
  private startOfHole(lastSN: number): number {
    let first = lastSN;
    while (this.holes.has(first - 1)) first -= 1;
    return this.holes.get(first)?.start ?? Infinity;
  }
}
