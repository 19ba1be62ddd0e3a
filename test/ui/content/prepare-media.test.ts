import { expect } from 'chai';

import { prepareMedia } from '../../../src/ui/content/prepare-text.js';
import { sanitiseHtml } from '../../../src/ui/content/sanitise-html.js';

function prepared(html: string): HTMLElement {
  const root = document.createElement('div');
  root.append(sanitiseHtml(html));
  prepareMedia(root, 'https://api.example');
  return root;
}

const addresses = (root: ParentNode) =>
  [...root.querySelectorAll('[src]')].map((element) => element.getAttribute('src'));

describe('prepareMedia (pages §14)', () => {
  it('gives films and sound controls and a name, and fetches nothing of them', () => {
    const root = prepared(
      '<video src="https://a.example/1.mp4" autoplay muted loop width=320 height=240></video><audio title="听力" src="http://a.example/2.mp3" autoplay></audio><video src="//b.example/3.mp4"></video>',
    );
    const media = [...root.querySelectorAll<HTMLMediaElement>('video, audio')];
    expect(media.map((medium) => medium.getAttribute('aria-label'))).to.deep.equal(['视频1', '听力', '视频2']);
    for (const medium of media) {
      expect([medium.controls, medium.preload, medium.autoplay]).to.deep.equal([true, 'none', false]);
    }
    expect(media.map(({ style }) => style.aspectRatio)).to.deep.equal(['320 / 240', '', '']);
  });

  it('plays from http and https alone', () => {
    const root = prepared(
      '<video src="https://a.example/1.mp4"></video><audio src="http://a.example/2.mp3"></audio><video src="//a.example/3.mp4"></video><video src="/storage/4.mp4"></video>' +
        '<video src="data:video/mp4;base64,AA=="></video><audio src="javascript:x"></audio><video src="ftp://a.example/5"></video><video></video>',
    );
    expect(addresses(root)).to.deep.equal([
      'https://a.example/1.mp4',
      'http://a.example/2.mp3',
      '//a.example/3.mp4',
      'https://api.example/storage/4.mp4',
    ]);
    expect(root.querySelectorAll('video, audio')).to.have.lengthOf(4);
  });

  it('chooses among those sources that have a web address', () => {
    const root = prepared(
      '<video poster="data:image/png;base64,AA=="><source src="data:video/mp4,x" type="video/mp4"><source src="/a.mp4" type="video/mp4">您的浏览器不支持</video><video poster="/p.png"><source></video>',
    );
    expect(root.innerHTML).to.match(
      /^<video[^>]*><source src="https:\/\/api\.example\/a\.mp4" type="video\/mp4">您的浏览器不支持<\/video>$/,
    );
    expect(root.querySelector('[poster]')).to.equal(null);
  });

  it('finds posters where the server keeps pictures', () => {
    const root = prepared('<video poster="/p.png" src="/a.mp4"></video>');
    expect(root.querySelector('video')?.getAttribute('poster')).to.equal('https://api.example/p.png');
  });
});
