import { fireEvent, screen } from '@testing-library/dom';
import { expect } from 'chai';

import { playEmbeds, prepareEmbeds } from '../../../src/ui/content/embeds.js';
import { sanitiseHtml } from '../../../src/ui/content/sanitise-html.js';

const HERE = window.location.host;

describe('videos of other sites', () => {
  let root: HTMLElement;

  beforeEach(() => {
    root = document.createElement('div');
    document.body.append(root);
  });
  afterEach(() => {
    root.remove();
  });

  function prepare(html: string): HTMLElement {
    root.replaceChildren(sanitiseHtml(html));
    prepareEmbeds(root, 'https://api.example');
    return root;
  }

  it('are a card with the name of their host and a button, and no frame', () => {
    prepare('<p><iframe src="//player.bilibili.com/player.html?bvid=1&p=2" width="640" height="480"></iframe></p>');
    expect(root.querySelector('iframe')).to.equal(null);
    expect(screen.getByRole('button').textContent).to.equal('播放来自 player.bilibili.com 的视频');
    expect(root.textContent).to.include('点击后才会连接该网站');
    expect(root.querySelector<HTMLElement>('.rich-text__frame')?.style.aspectRatio).to.equal('640 / 480');
  });

  it('are played in their place once the button is pressed, in a sandbox, with the keyboard in them', () => {
    prepare('<iframe src="https://v.example/a" title="第一讲"></iframe><iframe src="https://v.example/b"></iframe>');
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

  it('are not played any more when the text is gone', () => {
    prepare('<iframe src="https://v.example/a"></iframe>');
    playEmbeds(root).subscribe().unsubscribe();
    fireEvent.click(screen.getByRole('button'));
    expect(root.querySelector('iframe')).to.equal(null);
  });

  const NONE = [
    ...[
      'http://v.example/a',
      'javascript:alert(1)',
      'data:text/html,x',
      'about:blank',
      '/inside',
      'x.html',
      '',
      '//',
      'https:',
    ],
    ...[
      `https://${HERE}/a`,
      `//${HERE}/a`,
      'https://api.example/a',
      'https://user:pass@v.example/',
      'https://v.example@api.example/',
    ],
  ];
  for (const source of NONE) {
    it(`are left out from '${source}'`, () => {
      expect(prepare(`<p>a<iframe src="${source}"></iframe></p>`).innerHTML).to.equal('<p>a</p>');
    });
  }

  it('are what the text says they are, and never what a text made to look like a card', () => {
    prepare(
      '<div class="rich-text__frame" data-src="https://evil.example">x</div><pre class="rich-text__frame">y</pre>',
    );
    expect(root.innerHTML).to.equal('<div>x</div><pre>y</pre>');
  });

  it('have a shape of their own unless theirs makes no sense', () => {
    for (const size of ['width="100%" height="400"', 'width="1" height="900"', 'width="0" height="0"', '']) {
      prepare(`<iframe src="https://v.example/a" ${size}></iframe>`);
      expect(root.querySelector<HTMLElement>('.rich-text__frame')?.style.aspectRatio).to.equal('');
    }
  });
});
