import { fireEvent, screen } from '@testing-library/dom';
import { expect } from 'chai';

import { playEmbeds, prepareEmbeds } from '../../../../src/ui/shared/content/embeds.js';
import { sanitiseHtml } from '../../../../src/ui/shared/content/sanitise-html.js';

const HERE = window.location.host;

describe('Videos of other sites', () => {
  let root: HTMLElement;

  beforeEach(() => {
    root = document.createElement('div');
    document.body.append(root);
  });
  afterEach(() => root.remove());

  function prepare(html: string): HTMLElement {
    root.replaceChildren(sanitiseHtml(html));
    prepareEmbeds(root, 'https://api.example');
    return root;
  }

  it('appear as a card with the name of their host and a play button, and load no frame', () => {
    prepare('<p><iframe src="//player.bilibili.com/player.html?bvid=1&p=2" width="640" height="480"></iframe></p>');
    expect(root.querySelector('iframe')).to.equal(null);
    expect(screen.getByRole('button').textContent).to.equal('播放来自 player.bilibili.com 的视频');
    expect(root.textContent).to.include('点击后才会连接该网站');
    expect(root.querySelector<HTMLElement>('.rich-text__frame')?.style.aspectRatio).to.equal('640 / 480');
  });

  it('play in place of their card at a press of the button, in a sandbox that gets the focus', () => {
    prepare('<iframe src="https://v.example/a" title="第一讲"></iframe><iframe src="http://v.example/b"></iframe>');
    const playing = playEmbeds(root).subscribe();
    const [first, second] = screen.getAllByRole('button');
    if (first === undefined || second === undefined) throw new Error('There are two videos');
    fireEvent.click(second);
    const video = root.querySelector('iframe');
    expect(video?.src).to.equal('https://v.example/b');
    expect(video?.title).to.equal('来自 v.example 的视频');
    expect(video?.getAttribute('sandbox')).to.equal('allow-scripts allow-same-origin allow-presentation');
    expect(video?.referrerPolicy).to.equal('strict-origin');
    expect(document.activeElement).to.equal(video);
    expect(root.querySelectorAll('iframe')).to.have.lengthOf(1);

    fireEvent.click(first);
    expect(root.querySelector('iframe')?.title).to.equal('第一讲');
    playing.unsubscribe();
  });

  it('do not play after the text was removed', () => {
    prepare('<iframe src="https://v.example/a"></iframe>');
    playEmbeds(root).subscribe().unsubscribe();
    fireEvent.click(screen.getByRole('button'));
    expect(root.querySelector('iframe')).to.equal(null);
  });

  const NONE = [
    ...['javascript:alert(1)', 'data:text/html,x', 'about:blank', '/inside', 'x.html', '', '//', 'https:'],
    ...[
      `https://${HERE}/a`,
      `//${HERE}/a`,
      'http://api.example/a',
      'https://api.example/a',
      'https://user:pass@v.example/',
      'https://v.example@api.example/',
    ],
  ];
  for (const source of NONE) {
    it(`are removed if their address is '${source}'`, () => {
      expect(prepare(`<p>a<iframe src="${source}"></iframe></p>`).innerHTML).to.equal('<p>a</p>');
    });
  }

  it('are never made of markup that imitates a card', () => {
    prepare(
      '<div class="rich-text__frame" data-src="https://evil.example">x</div><pre class="rich-text__frame">y</pre>',
    );
    expect(root.innerHTML).to.equal('<div>x</div><pre>y</pre>');
  });

  it('ignore a width and height that make no sensible shape', () => {
    for (const size of ['width="100%" height="400"', 'width="1" height="900"', 'width="0" height="0"', '']) {
      prepare(`<iframe src="https://v.example/a" ${size}></iframe>`);
      expect(root.querySelector<HTMLElement>('.rich-text__frame')?.style.aspectRatio).to.equal('');
    }
  });
});
