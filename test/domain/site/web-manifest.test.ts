import { expect } from 'chai';

import { webManifest } from '../../../src/domain/site/web-manifest.js';

const source = { siteName: '知行学堂', origin: 'https://a.example', colour: '#c81e3c', icon: undefined };

describe('The web app manifest', () => {
  it('has the name of the site, its home page and the brand colour', () => {
    expect(webManifest(source)).to.include({
      name: '知行学堂',
      id: 'https://a.example/',
      start_url: 'https://a.example/',
      scope: 'https://a.example/',
      theme_color: '#c81e3c',
      background_color: '#ffffff',
    });
  });

  it('opens as an application, in Chinese, with Back and Reload where the browser has them', () => {
    expect(webManifest(source)).to.deep.include({
      lang: 'zh-CN',
      display: 'standalone',
      display_override: ['minimal-ui'],
    });
  });

  it('has a name also where the server has none', () => {
    expect(webManifest({ ...source, siteName: '' })).to.include({ name: '在线课堂' });
  });

  it('has the icon of the document, in any size unless the document says more', () => {
    const icon = { url: 'https://a.example/icon.png', sizes: '192x192', type: 'image/png' };
    const icons = (changes: Partial<typeof icon>) => webManifest({ ...source, icon: { ...icon, ...changes } });
    expect(icons({})).to.deep.include({ icons: [{ src: icon.url, sizes: '192x192', type: 'image/png' }] });
    expect(icons({ sizes: '', type: '' })).to.deep.include({ icons: [{ src: icon.url, sizes: 'any' }] });
    expect(webManifest(source)).to.deep.include({ icons: [] });
  });
});
