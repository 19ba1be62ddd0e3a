import { expect } from 'chai';

import { videosInFolder } from '../../../demo/web-space/videos-in-folder.js';
import { rewriteLinks } from '../../../demo/web-space/rewrite-links.js';
import { until } from '../../support/until.js';

describe('The videos in a web space', () => {
  it('are in the folder of the document, except those of other sites', () => {
    const video = (url: string) => ({ kind: 'urls', urls: [{ url, format: 'webm', name: '' }] }) as const;
    const refused = { kind: 'refused', message: '' } as const;
    const videos = { ofOthers: video('/media/a.webm'), ofLesson: { 1: video('https://b.example/b.webm'), 2: refused } };
    expect(videosInFolder(videos, 'https://site.example/demo/')).to.deep.equal({
      ofOthers: video('https://site.example/demo/media/a.webm'),
      ofLesson: { 1: video('https://b.example/b.webm'), 2: refused },
    });
  });
});

describe('Links in a folder of a web space', () => {
  it('lead to the location in that folder when they are added or changed, except links to other sites', async () => {
    const root = document.createElement('div');
    rewriteLinks(root, (to) => `/demo/#${to}`);
    const hrefs = () => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    root.innerHTML = '<p><a href="/courses">a</a><a href="https://a.example/x">b</a><a href="#main">c</a><a>d</a></p>';
    const alone = document.createElement('a');
    alone.setAttribute('href', '/vip');
    root.append(alone);
    await until(() => hrefs()[0] !== '/courses');
    expect(hrefs()).to.deep.equal(['/demo/#/courses', 'https://a.example/x', '#main', null, '/demo/#/vip']);

    alone.setAttribute('href', '/search?keywords=a');
    await until(() => alone.getAttribute('href') !== '/search?keywords=a');
    expect(alone.getAttribute('href')).to.equal('/demo/#/search?keywords=a');
  });
});
