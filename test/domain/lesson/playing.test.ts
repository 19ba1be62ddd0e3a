import { expect } from 'chai';

import { MemoryPresence } from '../../../src/adapters/memory/browser/presence.js';
import { MemoryStorageArea, MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { directoryOf, filledChapters, lessonsInOrder } from '../../../src/domain/courses/directory.js';
import {
  inParts,
  lessonTabAddress,
  neighboursOf,
  nextCountdown,
  readLessonTab,
} from '../../../src/domain/lesson/page.js';
import {
  fasterThan,
  PlayId,
  PlaybackLock,
  readPreferences,
  slowerThan,
  watermarkOf,
  PlayIntent,
  writePreferences,
} from '../../../src/domain/lesson/playing.js';
import { resumeAt, watchedBefore } from '../../../src/domain/lesson/progress.js';
import type { PlaybackPhase } from '../../../src/domain/ports/playback.js';
import { aLesson } from '../../support/courses.js';
import { aMember } from '../../support/sessions.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

describe('resumeAt', () => {
  const lesson = { durationSeconds: 600 };
  const at = (
    watchedSeconds: number,
    { finished = false, pendingS = 0, limitS = undefined as number | undefined } = {},
  ) =>
    resumeAt(lesson, { progress: { lessonId: 1, watchedSeconds, finished, watchedAt: undefined }, pendingS }, limitS);

  it('is the position where the member stopped, and 0 without progress', () => {
    expect(at(315)).to.equal(315);
    expect(resumeAt(lesson, { progress: undefined, pendingS: 0 })).to.equal(0);
  });

  it('is 0 when the lesson was finished, or when the position is less than 5 s from either end', () => {
    expect(at(315, { finished: true })).to.equal(0);
    expect([at(4), at(5), at(595), at(596), at(9999)]).to.deep.equal([0, 5, 595, 0, 0]);
  });

  it('includes progress that this device has not sent yet', () => {
    expect(at(10, { pendingS: 40 })).to.equal(40);
    expect(watchedBefore({ progress: undefined, pendingS: 40 })).to.equal(40);
  });

  it('treats the end of a preview as an end, and ignores an unknown duration', () => {
    expect([at(20, { limitS: 30 }), at(26, { limitS: 30 })]).to.deep.equal([20, 0]);
    const unknown = {
      progress: { lessonId: 1, watchedSeconds: 70, finished: false, watchedAt: undefined },
      pendingS: 0,
    };
    expect(resumeAt({ durationSeconds: 0 }, unknown)).to.equal(70);
  });
});

describe('neighboursOf', () => {
  it('follows the order of the directory, not that of the ids', () => {
    const filed = [
      { chapterId: 0, lesson: aLesson(1) },
      { chapterId: 7, lesson: aLesson(3) },
      { chapterId: 7, lesson: aLesson(2) },
    ];
    const directory = directoryOf([{ id: 7, title: '一' }], filed);
    const around = (id: number) => {
      const { previous, next } = neighboursOf(id, directory);
      return [previous?.id, next?.id];
    };
    expect([around(3), around(2), around(1), around(9)]).to.deep.equal([
      [undefined, 2],
      [3, 1],
      [2, undefined],
      [undefined, undefined],
    ]);
  });
});

describe('A directory without chapters on a narrow screen', () => {
  const flat = (count: number) =>
    directoryOf(
      [],
      Array.from({ length: count }, (_, id) => ({ chapterId: 0, lesson: aLesson(id) })),
    );

  it('has parts of twenty lessons, in their order', () => {
    const parts = inParts(flat(45));
    expect(lessonsInOrder(parts)).to.deep.equal(lessonsInOrder(flat(45)));
    expect(filledChapters(parts).map(({ title, lessons }) => [title, lessons.length])).to.deep.equal([
      ['第 1–20 课时', 20],
      ['第 21–40 课时', 20],
      ['第 41–45 课时', 5],
    ]);
  });

  it('stays one list where it is short, and chapters stay chapters', () => {
    const chapters = directoryOf([{ id: 7, title: '一' }], [{ chapterId: 7, lesson: aLesson(1) }]);
    for (const directory of [flat(20), chapters]) expect(inParts(directory)).to.equal(directory);
  });
});

describe('nextCountdown', () => {
  it('counts down ten seconds and completes', () => {
    const clock = new VirtualClock();
    const watched = watching(nextCountdown(new MemoryPresence().visible$, clock));
    clock.advance(9999);
    expect(watched.values).to.deep.equal([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(watched.completed).to.equal(false);
    clock.advance(1);
    expect([watched.values.at(-1), watched.completed, clock.pending]).to.deep.equal([0, true, 0]);
  });

  it('does not count in a hidden tab, and starts again when the tab is shown', () => {
    const clock = new VirtualClock();
    const presence = new MemoryPresence();
    presence.hide();
    const watched = watching(nextCountdown(presence.visible$, clock));
    clock.advance(60_000);
    expect([watched.values, clock.pending]).to.deep.equal([[10], 0]);
    presence.show();
    clock.advance(4000);
    presence.hide();
    clock.advance(60_000);
    expect([watched.values.at(-1), watched.completed]).to.deep.equal([10, false]);
    presence.show();
    clock.advance(10_000);
    expect([watched.values.at(-1), watched.completed]).to.deep.equal([0, true]);
  });
});

describe('PlaybackLock', () => {
  it('is lost as soon as another tab takes the lock, and not when the same tab takes the lock again', () => {
    const area = new MemoryStorageArea();
    const lock = (own: string) => new PlaybackLock(new PlayId(new MemoryVisitStore(area)), own);
    const [one, other] = [lock('a'), lock('b')];
    one.take();
    const lost = [watching(one.lost()), watching(other.lost())];
    other.take();
    other.take();
    expect(lost.map(({ values }) => values.length)).to.deep.equal([1, 0]);
    one.take();
    expect(lost.map(({ values }) => values.length)).to.deep.equal([1, 1]);
  });

  it('is not lost when only the storage is cleared', () => {
    const store = new MemoryVisitStore();
    const lock = new PlaybackLock(new PlayId(store), 'a');
    lock.take();
    const lost = watching(lock.lost());
    store.erase('playId');
    expect(lost.values).to.deep.equal([]);
  });
});

describe('watermarkOf', () => {
  const plain = { text: '${mobile}', sizePx: 14, color: 'red', opacity: 1 };
  const member = aMember();
  const textOf = (text: string) => watermarkOf({ ...plain, text }, member)?.text;

  it('fills in the data of the member for every placeholder', () => {
    expect(textOf('${user.mobile} ${mobile} ${mobile} #${user.id} ${id} ${nickname}')).to.equal(
      '13800000000 13800000000 13800000000 #7 7 小明',
    );
    expect(textOf('${ mobile } ${  user.nick_name  }'), 'with spaces in it').to.equal('13800000000 小明');
  });

  it('does not change text that is no placeholder', () => {
    for (const text of ['$mobile', '{mobile}', '${}', '${mobile', '${a b}', '${admin.mobile}', '${*}'])
      expect(textOf(text), text).to.equal(text);
  });

  it('removes an unknown placeholder, and shows no empty watermark', () => {
    expect(textOf('学号 ${user.number}')).to.equal('学号');
    expect(textOf('${toString}')).to.equal(undefined);
    expect(textOf(' ')).to.equal(undefined);
    expect(watermarkOf(plain, aMember().withoutMobile())).to.equal(undefined);
    expect(watermarkOf({ ...plain, text: '${id}' }, { id: undefined, mobile: '', name: '' })).to.equal(undefined);
  });

  it('limits size, opacity and length, and accepts only a plain colour', () => {
    const of = (changes: Partial<typeof plain>) => watermarkOf({ ...plain, ...changes }, member);
    expect([of({ sizePx: 2 })?.sizePx, of({ sizePx: 900 })?.sizePx, of({ sizePx: NaN })?.sizePx]).to.deep.equal([
      12, 36, 12,
    ]);
    expect([of({ opacity: 0 })?.opacity, of({ opacity: 7 })?.opacity, of({ opacity: 0.4 })?.opacity]).to.deep.equal([
      0.1, 1, 0.4,
    ]);
    expect(of({ text: 'x'.repeat(200) })?.text).to.have.length(60);
    const right = ['rgb(255 0 0 / 50%)', 'RGBA(1,2,3,1)', 'red', 'lightgoldenrodyellow'];
    for (const color of [
      ...right,
      '#fff',
      '#1a2B',
      '#1a2b3C',
      '#ff000080',
      'rgb(0, 0, 0)',
      'rgba(0, 0, 0, 0.5)',
      'white',
    ])
      expect(of({ color })?.color).to.equal(color);
    for (const color of [
      '',
      'url(https://a.example)',
      'red; position: fixed',
      'var(--x)',
      '#12',
      '#ggg',
      '#gggggg',
      '#12345',
      '#1234567',
      '#123456789',
      '1#fff',
      '#fff)',
      '1red',
      'rd',
      'lightgoldenrodyellowish',
      'rgb(1,2)',
      'rgb()',
      'rgb(var(--x))',
      'rgb(1,2,3',
      'xrgb(1,2,3)',
      'rgb(1,2,3);',
      `rgb(${'1'.repeat(41)})`,
    ]) {
      expect(of({ color })?.color, color).to.equal('red');
    }
    expect(of({ color: ' #00f\n' })?.color).to.equal('#00f');
  });
});

const DEFAULTS = { speed: 1, volume: 1, muted: false, quality: undefined, wide: false };

describe('The player preferences', () => {
  it('are read as they were written, at both ends of each range', () => {
    for (const chosen of [
      { speed: 0.5, volume: 0, muted: true, quality: '720P', wide: true },
      { speed: 2, volume: 1, muted: false, quality: '', wide: false },
    ]) {
      expect(readPreferences(writePreferences(chosen))).to.deep.equal(chosen);
    }
  });

  it('are the defaults when nothing readable is stored', () => {
    for (const stored of [undefined, '', '{', 'null', '7', '"fast"', '[]']) {
      expect(readPreferences(stored), stored).to.deep.equal(DEFAULTS);
    }
  });

  it('fall back to the default for each invalid value separately', () => {
    for (const wrong of [
      ...[0.49, 2.01, '1.5', null].map((speed) => ({ speed })),
      ...[-0.01, 1.01, '0.5', null].map((volume) => ({ volume })),
      ...['true', 1, null].map((muted) => ({ muted })),
      ...[720, null, {}].map((quality) => ({ quality })),
      ...['true', 1, null].map((wide) => ({ wide })),
    ]) {
      expect(readPreferences(JSON.stringify(wrong)), JSON.stringify(wrong)).to.deep.equal(DEFAULTS);
    }
    expect(readPreferences('{"speed":9,"volume":0.5}')).to.deep.equal({ ...DEFAULTS, volume: 0.5 });
  });
});

describe('The next speed', () => {
  for (const { speed, slower, faster } of [
    { speed: 0.5, slower: 0.5, faster: 0.75 },
    { speed: 1, slower: 0.75, faster: 1.25 },
    { speed: 3, slower: 2.5, faster: 3 },
  ]) {
    it(`after ${speed} is ${faster} upwards and ${slower} downwards`, () => {
      expect([slowerThan(speed), fasterThan(speed)]).to.deep.equal([slower, faster]);
    });
  }
});

describe('The intent to play', () => {
  for (const [phase, plays, positionS] of [
    ['playing', true, 9],
    ['waiting', true, 9],
    ['paused', false, 9],
    ['ended', false, 9],
    // These three phases do not change whether the member wants to play.
    ['loading', 'as before', 9],
    ['failed', 'as before', 9],
    ['empty', 'as before', 5],
  ] as const satisfies readonly (readonly [PlaybackPhase, boolean | 'as before', number])[]) {
    it(`is ${String(plays)} at ${positionS} s when the video is ${phase}`, () => {
      for (const before of [true, false]) {
        const intent = new PlayIntent({ fromS: 5, plays: before });
        intent.follow({ phase, positionS: 9, durationS: 60, fault: undefined });
        expect([intent.plays, intent.positionS]).to.deep.equal([plays === 'as before' ? before : plays, positionS]);
      }
    });
  }
});

describe('The play id', () => {
  it('is stored under its key, for the next page load too', () => {
    const store = new FakeVisitStore();
    expect(new PlayId(store).value).to.equal(undefined);
    new PlayId(store).remember('p-7');
    expect([store.read('playId'), new PlayId(store).value]).to.deep.equal(['p-7', 'p-7']);
  });
});

describe('The tabs of a lesson', () => {
  it('are named in the address as on the course page; the comments tab needs no name', () => {
    expect(lessonTabAddress(7, 'comments')).to.equal('/courses/video/7');
    expect(lessonTabAddress(7, 'attachments')).to.equal('/courses/video/7?tab=5');
  });

  it('are read from the address; an unknown tab means the comments', () => {
    const tabs = ['', '?tab=4', '?tab=5', '?tab=2', '?tab=x'].map(readLessonTab);
    expect(tabs).to.deep.equal(['comments', 'comments', 'attachments', 'comments', 'comments']);
  });
});
