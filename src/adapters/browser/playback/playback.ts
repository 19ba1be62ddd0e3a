import { BehaviorSubject, defer, Observable, Subject } from 'rxjs';

import { type Behavior, readOnly } from '../../../domain/kernel/streams.js';
import { token } from '../../../domain/kernel/token.js';
import type { StartOrigin } from '../../../domain/lesson/start-position.js';
import {
  type VideoSource,
  NOTHING_OPEN,
  type Playback,
  type PlaybackNotice,
  type PlaybackRule,
  type PlaybackState,
  type PlayerSlot,
  type VideoStart,
} from '../../../domain/ports/playback.js';
import { securedAddress } from '../../../domain/text/secured-address.js';
import { OpenVideo } from './open-video.js';
import { type PreparedVideo, prepareVideo } from './prepared-video.js';
import type { StreamCode } from './stream-library.js';

const NO_RULE: PlaybackRule = { furthestS: undefined, speed: 'free' };

/**
 * Plays videos in the media element that the player's view provides. A video that is opened before there is an element
 * waits for one; when the element is removed, the open video continues in the next one.
 */
export class WebPlayback implements Playback, PlayerSlot {
  readonly state$: Behavior<PlaybackState>;
  readonly notices$: Observable<PlaybackNotice>;
  private readonly state = new BehaviorSubject(NOTHING_OPEN);
  private readonly notices = new Subject<PlaybackNotice>();
  private source: VideoSource | undefined;
  private origin: StartOrigin = 'reached';
  private rule = NO_RULE;
  private video: HTMLVideoElement | undefined;
  private opened: OpenVideo | undefined;
  private prepared: PreparedVideo | undefined;

  constructor(
    private readonly loadLibrary: () => Promise<StreamCode>,
    private readonly events: EventTarget,
  ) {
    this.state$ = readOnly(this.state);
    this.notices$ = this.notices.asObservable();
  }

  put(element: object): () => void {
    if (!(element instanceof HTMLVideoElement)) throw new Error('Videos play in a video element');
    this.detach();
    this.video = element;
    this.begin();
    return () => {
      if (this.video === element) this.detach();
    };
  }

  fetchStreamCode(): Observable<unknown> {
    return defer(this.loadLibrary);
  }

  prepare(source: VideoSource): Observable<never> {
    return new Observable(() => {
      const prepared = prepareVideo(secured(source), this.loadLibrary);
      this.dropPrepared();
      this.prepared = prepared;
      return () => {
        if (this.prepared === prepared) this.dropPrepared();
      };
    });
  }

  open(source: VideoSource, fromS: number, { origin = 'reached', willPlay = false }: VideoStart = {}): void {
    this.closeVideo();
    this.origin = origin;
    this.source = secured(source);
    if (this.prepared?.source.url !== this.source.url) this.dropPrepared();
    this.state.next({ ...NOTHING_OPEN, phase: 'loading', positionS: fromS, willPlay });
    this.begin();
  }

  play(): void {
    if (this.opened) this.opened.play();
    else this.setWillPlay(this.source !== undefined);
  }

  pause(): void {
    if (this.opened) this.opened.pause();
    else this.setWillPlay(false);
  }

  seek(seconds: number): void {
    this.opened?.seek(seconds);
  }

  seekBy(seconds: number): void {
    this.opened?.seekBy(seconds);
  }

  reachable(seconds: number): number {
    return this.opened?.reachable(seconds) ?? this.state.value.positionS;
  }

  restrict(rule: PlaybackRule): void {
    this.rule = rule;
    this.opened?.applyRule();
  }

  close(): void {
    this.closeVideo();
    this.source = undefined;
    this.rule = NO_RULE;
    if (this.state.value.phase !== 'empty') this.state.next(NOTHING_OPEN);
  }

  private begin(): void {
    if (this.video === undefined || this.source === undefined) return;
    const { positionS: startS, willPlay } = this.state.value;
    this.opened = new OpenVideo(
      this.video,
      this.source,
      { startS, origin: this.origin, willPlay },
      {
        rule: () => this.rule,
        loadLibrary: this.loadLibrary,
        // Where the element is replaced, it may be the beginning of the next video.
        prepared: this.prepared?.source.url === this.source.url ? this.prepared : undefined,
        events: this.events,
        show: (state) => {
          this.state.next(state);
        },
        notice: (notice) => {
          this.notices.next(notice);
        },
      },
    );
  }

  private dropPrepared(): void {
    this.prepared?.drop();
    this.prepared = undefined;
  }

  private detach(): void {
    const { positionS, phase } = this.state.value;
    const willPlay = this.opened?.wantsPlaying ?? this.state.value.willPlay;
    this.closeVideo();
    this.video = undefined;
    if (this.source === undefined || phase === 'failed') return;
    if (phase !== 'loading') this.origin = 'reached';
    this.state.next({ ...NOTHING_OPEN, phase: 'loading', positionS, willPlay });
  }

  /** While there is no element. */
  private setWillPlay(willPlay: boolean): void {
    if (willPlay !== this.state.value.willPlay) this.state.next({ ...this.state.value, willPlay });
  }

  private closeVideo(): void {
    this.opened?.close();
    this.opened = undefined;
  }
}

function secured(source: VideoSource): VideoSource {
  return { ...source, url: securedAddress(source.url, location.origin) };
}

export const WEB_PLAYBACK = token<WebPlayback>('WebPlayback');
