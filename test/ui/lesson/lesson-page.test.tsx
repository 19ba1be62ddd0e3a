import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { aCourse, aLesson } from '../../support/courses.js';
import { aSite } from '../../support/site.js';
import type { LessonDetail } from '../../../src/domain/lesson/lesson-page.js';
import type { PlaySources } from '../../../src/domain/lesson/play-sources.js';
import { LessonPage } from '../../../src/ui/lesson/lesson-page.js';
import { useEventsOfTheDocument } from '../support/events-of-the-document.js';
import { wrapImages } from '../support/machine-translation.js';
import { openPage } from '../support/open-page.js';
import { servicesFetched } from '../support/services-fetched.js';
import type { WorldOptions } from '../support/site-world.js';

const VIDEO: PlaySources = {
  kind: 'video',
  qualities: [{ key: 'a', label: '默认', source: { kind: 'file', url: 'https://videos.example/a.mp4' } }],
};

function aLessonDetail(changes: Partial<LessonDetail> = {}): LessonDetail {
  return { lesson: aLesson(2), course: aCourse().bought().build(), access: 'open', allowsComments: true, ...changes };
}

/** Opens the page of a lesson. With `lesson` and `video` the server has answered already. */
async function open({
  lesson,
  video,
  ...options
}: { readonly lesson?: LessonDetail; readonly video?: PlaySources } & WorldOptions = {}) {
  const at = `/courses/video/${String(lesson?.lesson.id ?? 2)}`;
  const page = await openPage('lesson', LessonPage, { at, ...options });
  const { lessons } = page.world;
  if (lesson) {
    lessons.lessons.answer(lesson);
    await servicesFetched();
  }
  if (video) {
    lessons.sources.answer(video);
    await servicesFetched();
  }
  const pass = async (milliseconds: number): Promise<void> => {
    page.world.pass(milliseconds);
    await servicesFetched();
  };
  return {
    ...page,
    lessons,
    pass,
    /** Presses 播放 when the video is loaded. */
    play: async () => {
      await player();
      await pass(200);
      await page.user.click(button('播放'));
      await pass(1);
      expect(page.world.playback.state$.value.phase).to.equal('playing');
    },
  };
}

const player = () => screen.findByRole('region', { name: /^视频播放器：/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('The lesson page', () => {
  useEventsOfTheDocument();
  it('names lesson and course, and says where the lesson is among all', async () => {
    await open({ lesson: aLessonDetail() });
    expect(document.title).to.equal('第2课 - 课程 - 示例学堂');
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('第2课');
    expect(screen.getByRole('link', { name: '课程' }).getAttribute('href')).to.equal('/courses/detail/5');
    expect(button(/^选集/).textContent).to.equal('选集2/3');
  });

  it('has the place of an upright video that this device knows already while the lesson is requested', async () => {
    const isUpright = () => document.querySelector('.lesson-stage')?.classList.contains('lesson-stage--upright');
    const { lessons } = await open({ stored: { uprightLessons: '{"upright":[[2,0.5625]]}' } });
    expect(isUpright(), 'requested').to.equal(true);
    lessons.lessons.answer(aLessonDetail());
    await servicesFetched();
    expect([isUpright(), screen.queryByRole('heading', { name: '第2课' }) !== null]).to.deep.equal([true, true]);
  });

  it('shows the number of the lesson, the member’s progress, and links to the previous and the next lesson', async () => {
    const head = () => document.querySelector('.lesson-head__facts')?.textContent;
    const neighbours = () =>
      screen
        .queryAllByRole('link', { name: /^[上下]一节：/ })
        .map((link) => [link.ariaLabel, link.getAttribute('href')]);
    const first = await open({ lesson: aLessonDetail({ course: aCourse().bought().watched(2).build() }) });
    expect([head(), neighbours()]).to.deep.equal([
      '课程第 2/3 课时已学 10%',
      [
        ['上一节：第1课', '/courses/video/1'],
        ['下一节：第3课', '/courses/video/3'],
      ],
    ]);
    first.unmount();
    const last = aCourse().bought().withLessons(1, 2).watched(-2).build();
    const second = await open({ lesson: aLessonDetail({ course: last }) });
    expect([head(), neighbours().length]).to.deep.equal(['课程第 2/2 课时已学完', 1]);
    second.unmount();
    await open({ lesson: aLessonDetail({ course: aCourse().bought().withLessons(7).build() }) });
    expect([head(), neighbours()], 'a lesson that is not listed').to.deep.equal(['课程', []]);
  });

  it('shows the cover and a large play sign until the video plays', async () => {
    const detail = aCourse().bought().build();
    const of = { ...detail, course: { ...detail.course, cover: 'https://images.example/a.png' } };
    const { play, pass } = await open({ lesson: aLessonDetail({ course: of }), video: VIDEO });
    await player();
    await pass(200);
    const poster = () => document.querySelector('.player__poster')?.getAttribute('src');
    await waitFor(() => expect(document.querySelector('.player__start')).not.to.equal(null));
    expect(poster()).to.equal('https://images.example/a.png');
    const region = await player();
    // An extension of the browser has moved the poster.
    wrapImages(region);
    await play();
    await waitFor(() => expect([poster(), document.querySelector('.player__start')]).to.deep.equal([undefined, null]));
    expect(await player(), 'is not created again').to.equal(region);
  });

  it('shows a loading status, and reports that a lesson does not exist', async () => {
    const { lessons } = await open();
    expect(screen.getByRole('status').textContent).to.equal('加载中…');
    lessons.lessons.failWith({ kind: 'missing', message: '' });
    await servicesFetched();
    expect(screen.getByText('内容不存在或已下架').tagName).to.equal('P');
  });

  it('shows a member without access the reason and the course’s action, and requests no video', async () => {
    const { lessons } = await open({ lesson: aLessonDetail({ course: aCourse().build(), access: 'locked' }) });
    expect(screen.getByText('本课时需要购买课程后观看').tagName).to.equal('P');
    expect(screen.getByRole('link', { name: '购买课程 ￥99' }).getAttribute('href')).to.equal(
      '/order?goods_type=course&goods_id=5',
    );
    expect(lessons.requests).to.deep.equal(['lesson 2']);
  });

  it('reports that the video has no address', async () => {
    await open({ lesson: aLessonDetail(), video: { kind: 'none' } });
    expect(screen.getByText('该视频暂无播放地址').tagName).to.equal('P');
  });

  it('shows a video of another site in a sandboxed frame', async () => {
    await open({ lesson: aLessonDetail(), video: { kind: 'frame', url: 'https://videos.example/embed' } });
    const frame = screen.getByTitle('视频：第2课');
    expect(['src', 'sandbox', 'referrerpolicy'].map((name) => frame.getAttribute(name))).to.deep.equal([
      'https://videos.example/embed',
      'allow-scripts allow-same-origin allow-presentation',
      'strict-origin',
    ]);
  });

  for (const host of [window.location.host, 'api.example']) {
    it(`gives no origin to a framed video on the host of the site or of its API server: ${host}`, async () => {
      await open({ lesson: aLessonDetail(), video: { kind: 'frame', url: `https://${host}/storage/player.html` } });
      expect(screen.getByTitle('视频：第2课').getAttribute('sandbox')).to.equal('allow-scripts allow-presentation');
    });
  }

  it('plays a video of unknown length, and shows no length', async () => {
    const { world, lessons, pass, play } = await open({ lesson: aLessonDetail() });
    world.playback.videos = () => ({ durationS: Infinity });
    lessons.sources.answer(VIDEO);
    await servicesFetched();
    await play();
    const region = await player();
    await pass(3000);
    await waitFor(() => {
      expect(screen.getByRole('slider', { name: '播放进度' }).getAttribute('aria-valuetext')).to.match(/^00:0[23]$/);
    });
    expect(region.textContent).to.match(/00:0[23]/);
    expect(region.textContent).not.to.match(/NaN|Infinity|\//);
  });

  it('plays, pauses and reports the position in Chinese', async () => {
    const { world, user, pass, play } = await open({ lesson: aLessonDetail(), video: VIDEO });
    await play();
    await pass(3000);
    expect(world.playback.state$.value.phase).to.equal('playing');
    await waitFor(() => {
      expect(screen.getByRole('slider', { name: '播放进度' }).getAttribute('aria-valuetext')).to.match(
        /^00:0[23]，共 10:00$/,
      );
    });
    await user.click(button('播放'));
    await pass(100);
    expect(world.playback.state$.value.phase).to.equal('paused');
    expect(button('静音').getAttribute('aria-pressed')).to.equal('false');
    expect(screen.getByRole('combobox', { name: '播放速度' })).to.have.property('value', '1');
  });

  it('passes 播放 on while nothing of the video is loaded, because a browser that saves data loads it only then', async () => {
    const { world, user } = await open({ lesson: aLessonDetail(), video: VIDEO });
    const region = await player();
    const play = sinon.spy(world.playback, 'play');
    await user.click(button('播放'));
    const image = region.querySelector('.player__image');
    if (image === null) throw new Error('There is no image');
    await user.click(image);
    act(() => region.focus());
    await user.keyboard(' ');
    expect([world.playback.state$.value.phase, play.callCount]).to.deep.equal(['loading', 3]);
  });

  it('offers no playback speed in a forward-only lesson (ban_drag)', async () => {
    const { play } = await open({
      lesson: aLessonDetail({ lesson: aLesson(2, { isForwardOnly: true }) }),
      video: VIDEO,
    });
    await play();
    expect(button('静音')).not.to.equal(null);
    expect(screen.queryByRole('combobox', { name: '播放速度' })).to.equal(null);
  });

  it('opens the next lesson by a button, and has no button for a missing previous lesson', async () => {
    const { world, user, play } = await open({ lesson: aLessonDetail({ lesson: aLesson(1) }), video: VIDEO });
    await play();
    expect(screen.queryByRole('button', { name: '上一节' })).to.equal(null);
    await user.click(button('下一节'));
    expect(world.navigator.journeys).to.deep.equal(['push /courses/video/2']);
  });

  for (const from of ['main', 'nothing'] as const) {
    it(`focuses the player as soon as it is there, if ${from} had the focus`, async () => {
      const { lessons, pass } = await open();
      if (from === 'main') screen.getByRole('main').focus();
      lessons.lessons.answer(aLessonDetail());
      await servicesFetched();
      lessons.sources.answer(VIDEO);
      const region = await player();
      await pass(200);
      await waitFor(() => expect(document.activeElement).to.equal(region));
    });
  }

  it('leaves the focus in a field when the player arrives later', async () => {
    const { lessons, pass } = await open();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    lessons.lessons.answer(aLessonDetail());
    await servicesFetched();
    lessons.sources.answer(VIDEO);
    await player();
    await pass(200);
    expect(document.activeElement).to.equal(field);
    field.remove();
  });

  it('ignores the space bar while an overlay covers the video', async () => {
    const { world, user, pass, play } = await open({ lesson: aLessonDetail(), video: VIDEO });
    await play();
    await pass(1000);
    act(() => world.store.write('playId', 'another page'));
    await screen.findByText('已在其他页面播放，本页已暂停');
    const region = await player();
    act(() => region.focus());
    await user.keyboard(' ');
    await pass(1);
    expect(world.playback.state$.value.phase).to.equal('paused');
  });

  it('begins its headings with the title of the lesson', async () => {
    await open({ lesson: aLessonDetail() });
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels.indexOf('H1')).to.equal(0);
  });

  it('keeps the focus in the player when an overlay appears and disappears, and announces the overlay', async () => {
    const { world, user, pass, play } = await open({ lesson: aLessonDetail(), video: VIDEO });
    await play();
    await pass(1000);
    expect(document.activeElement, 'after a press on the poster').to.equal(await player());
    act(() => button('播放').focus());
    act(() => world.store.write('playId', 'another page'));
    const message = await screen.findByText('已在其他页面播放，本页已暂停');
    expect(message.closest('[aria-live="polite"]')).to.not.equal(null);
    expect(document.activeElement).to.equal(button('在此继续'));
    await user.keyboard('{Enter}');
    await pass(1000);
    expect(document.activeElement).to.equal(await player());
  });

  it('offers the next lesson at the end, keeps the focus on its buttons, and opens the lesson', async () => {
    const { world, user, pass, play } = await open({ lesson: aLessonDetail(), video: VIDEO });
    await play();
    act(() => button('播放').focus());
    await pass(601_000);
    await screen.findByText('即将播放下一节');
    const cover = () => [...document.querySelectorAll('.play-cover p')].map(({ textContent }) => textContent);
    expect(cover()).to.deep.equal(['即将播放下一节', '第3课', '第 3/3 课时 · 10:00']);
    expect(document.activeElement).to.equal(button('立即播放'));
    expect(button('立即播放').textContent).to.match(/^立即播放（\d+）$/);
    await user.click(button('取消'));
    await pass(1);
    expect(cover()[0]).to.equal('下一节');
    expect(document.activeElement).to.equal(button('下一节'));
    await user.click(button('下一节'));
    expect(world.navigator.journeys).to.deep.equal(['push /courses/video/3']);
  });

  for (const when of ['before the end', 'meanwhile'])
    it(`stays at the lesson for a text that was typed ${when}`, async () => {
      const { world, pass, play } = await open({ lesson: aLessonDetail(), video: VIDEO });
      const field = document.body.appendChild(document.createElement('textarea'));
      const type = () => {
        field.focus();
        field.value = '好';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      await play();
      if (when === 'before the end') act(type);
      await pass(601_000);
      if (when === 'meanwhile') {
        await screen.findByText('即将播放下一节');
        act(type);
      }
      await pass(20_000);
      field.remove();
      expect(button('重新播放')).not.to.equal(null);
      expect(world.navigator.journeys).to.deep.equal([]);
    });

  it('goes on to the next lesson while a field without a text has the focus', async () => {
    const { world, pass, play } = await open({ lesson: aLessonDetail(), video: VIDEO });
    const field = document.body.appendChild(document.createElement('input'));
    field.type = 'checkbox';
    await play();
    act(() => field.focus());
    await pass(601_000);
    await pass(20_000);
    field.remove();
    expect(world.navigator.journeys).to.deep.equal(['push /courses/video/3']);
  });

  it('hides the watermark while a cover without video is shown', async () => {
    const watermark = { text: '${mobile}', sizePx: 14, color: 'red', opacity: 1 };
    const { pass, play } = await open({
      lesson: aLessonDetail(),
      video: VIDEO,
      site: aSite().withWatermark(watermark),
    });
    await play();
    expect(document.querySelectorAll('.watermark')).to.have.lengthOf(1);
    await pass(601_000);
    await screen.findByText('即将播放下一节');
    expect(document.querySelectorAll('.watermark')).to.have.lengthOf(0);
  });

  it('leads from the last lesson to the first one that is not finished', async () => {
    const of = aCourse().bought().watched(-1).build();
    const { pass, play } = await open({ lesson: aLessonDetail({ lesson: aLesson(3), course: of }), video: VIDEO });
    await play();
    await pass(601_000);
    await screen.findByText('这是最后一节，还有 1 节没学完');
    expect(screen.getByRole('link', { name: '去学没学完的' }).getAttribute('href')).to.equal('/courses/video/2');
  });

  it('keeps the focus in the player when the member presses 重试, also a second time', async () => {
    const { lessons, user } = await open({ lesson: aLessonDetail() });
    await player();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      lessons.sources.failWith({ kind: 'refused', message: '无法获取视频播放地址' });
      await screen.findByText('无法获取视频播放地址');
      act(() => button('重试').focus());
      await user.keyboard('{Enter}');
      await servicesFetched();
      expect(screen.queryByRole('button', { name: '重试' })).to.equal(null);
      expect(document.activeElement).to.equal(await player());
    }
  });

  it('moves the focus to the main area when the member presses 重试 of the page', async () => {
    const { lessons, user } = await open();
    lessons.lessons.failWith({ kind: 'broken', status: 502 });
    await servicesFetched();
    button('重试').focus();
    await user.keyboard('{Enter}');
    await servicesFetched();
    expect(screen.getByRole('status').textContent).to.equal('加载中…');
    expect(document.activeElement).to.equal(screen.getByRole('main').firstElementChild);
  });

  it('shows the play button and no error if the browser blocks autoplay', async () => {
    const { world, lessons, pass, go } = await open();
    world.playback.isPlayAllowed = false;
    await go('/courses/video/3');
    lessons.lessons.answer(aLessonDetail({ lesson: aLesson(3) }));
    await servicesFetched();
    lessons.sources.answer(VIDEO);
    await servicesFetched();
    await pass(1000);
    const region = await screen.findByRole('region', { name: '视频播放器：第3课' });
    expect(world.playback.state$.value).to.include({ phase: 'paused', fault: undefined });
    expect(region.contains(button('播放'))).to.equal(true);
    expect(region.querySelector('.play-cover'), 'nothing covers the video').to.equal(null);
  });

  it('does not move a focus that is outside the player when an overlay appears', async () => {
    const { world, play } = await open({ lesson: aLessonDetail(), video: VIDEO });
    await play();
    const link = screen.getByRole('link', { name: '课程' });
    act(() => link.focus());
    act(() => world.store.write('playId', 'another page'));
    await screen.findByText('已在其他页面播放，本页已暂停');
    expect(document.activeElement).to.equal(link);
  });

  it('shows the files of the course in a tab, and requests them when the tab is opened', async () => {
    const { world, go } = await open({ lesson: aLessonDetail() });
    expect(world.courses.requests).to.deep.equal([]);
    await go('/courses/video/2?tab=5');
    world.courses.details.answer(aCourse().bought().build());
    await servicesFetched();
    expect(screen.getByText('本课程暂无附件').tagName).to.equal('P');
  });
});
