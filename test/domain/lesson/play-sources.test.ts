import { expect } from 'chai';

import {
  chosenQuality,
  type FoundVideo,
  frameAddress,
  playSourcesOf,
} from '../../../src/domain/lesson/play-sources.js';
import { hasVideo } from '../../../src/domain/lesson/player-view.js';

const video = (changes: Partial<FoundVideo> = {}): FoundVideo => ({
  url: 'https://cdn.example/v.mp4',
  format: 'mp4',
  name: '默认',
  ...changes,
});

const of = (...found: readonly FoundVideo[]) => {
  const sources = playSourcesOf(found);
  return sources.kind === 'video' ? sources.qualities : sources.kind;
};

describe('playSourcesOf', () => {
  it('returns none when no address is set up, or when none of the addresses is a video', () => {
    expect(of()).to.equal('none');
    for (const url of [
      'javascript:alert(1)',
      'data:video/mp4;base64,AA',
      'v.mp4',
      'media/v.mp4',
      '',
      '/',
      '//',
      '///x',
      '/ x',
    ]) {
      expect(of(video({ url })), url).to.equal('none');
    }
  });

  it('accepts a video on the web or on the server of the site', () => {
    for (const url of ['https://a.example/v.mp4', 'http://a.example/v', '//a.example/v.mp4', '/media/v.mp4']) {
      expect(of(video({ url })), url).to.have.length(1);
    }
  });

  it('recognises a stream by its format or by the ending of its address', () => {
    const kind = (changes: Partial<FoundVideo>) => {
      const found = of(video(changes));
      return typeof found === 'string' ? found : found[0]?.source.kind;
    };
    expect(kind({ format: 'm3u8', url: 'https://a.example/x?t=1' })).to.equal('stream');
    expect(kind({ format: 'M3U8' })).to.equal('stream');
    expect(kind({ format: '', url: 'https://a.example/x.m3u8?t=..&sign=..' })).to.equal('stream');
    expect(kind({ format: '', url: 'https://a.example/x.mp4?next=a.m3u8' })).to.equal('file');
    expect(kind({ format: '', url: '/media/x.m3u8' })).to.equal('stream');
    expect(kind({ format: '', url: '/media/X.M3U8#t=9' })).to.equal('stream');
    expect(kind({ format: '', url: '/media/x.mp4#a.m3u8' })).to.equal('file');
    expect(kind({ format: '', url: '/media/xm3u8' })).to.equal('file');
    expect(kind({ format: '', url: '/media/x.m3u8.mp4' })).to.equal('file');
    expect(kind({ format: '' })).to.equal('file');
  });

  it('labels a quality by its name on the server: a height, a code, a word, or nothing', () => {
    const found = of(...['720', 'HD', 'ld', '默认', '', 'constructor'].map((name) => video({ name })));
    expect(typeof found !== 'string' && found.map(({ label }) => label)).to.deep.equal([
      '720P',
      '高清',
      '清晰',
      '默认',
      '清晰度 5',
      'constructor',
    ]);
  });

  it('treats only a pure number as a height, and trims the spaces around an address', () => {
    const found = of(video({ name: '720x', url: ' /v.mp4\n' }), video({ name: 'x720' }));
    expect(typeof found !== 'string' && found.map(({ label }) => label)).to.deep.equal(['720x', 'x720']);
    expect(typeof found !== 'string' && found[0]?.source.url).to.equal('/v.mp4');
  });

  it('gives qualities of the same name different keys', () => {
    const found = of(video(), video({ url: 'https://cdn.example/w.mp4' }), video({ name: '' }));
    expect(typeof found !== 'string' && found.map(({ key }) => key)).to.deep.equal(['默认', '默认#2', '#3']);
  });

  it('shows a snippet as a frame of its https address, and uses nothing else of it', () => {
    const snippet = video({ url: '<iframe onload="x()" src="https://player.example/x"></iframe>', format: '' });
    expect(playSourcesOf([video(), snippet])).to.deep.equal({ kind: 'frame', url: 'https://player.example/x' });
    expect(of(video({ url: '<iframe src="javascript:alert(1)"></iframe>' }))).to.equal('none');
    const behindSpaces = video({ url: ' \n <IFRAME src="https://player.example/x">' });
    expect(playSourcesOf([behindSpaces])).to.deep.equal({ kind: 'frame', url: 'https://player.example/x' });
  });

  it('treats an address that contains a snippet as a video, not as a frame', () => {
    expect(of(video({ url: 'https://cdn.example/v.mp4?t=<iframe src="https://player.example/x">' }))).to.have.length(1);
  });
});

describe('frameAddress', () => {
  it('reads the src, however it is quoted', () => {
    const right: Readonly<Record<string, string>> = {
      '<iframe src="https://a.example/x?b=1&amp;c=2">': 'https://a.example/x?b=1&c=2',
      '<iframe src="https://a.example/x?b=1&#38;c=2&#x26;d=3">': 'https://a.example/x?b=1&c=2&d=3',
      '<iframe src="&#104;ttps&#58;//a.example/x&#10;">': 'https://a.example/x',
      "<iframe width=1 src='https://a.example/x'>": 'https://a.example/x',
      '<iframe src=https://a.example/x></iframe>': 'https://a.example/x',
      '<IFRAME SRC = " https://a.example/x ">': 'https://a.example/x',
      '<iframe src="//a.example/x">': 'https://a.example/x',
      '<iframe src="//a.example">': 'https://a.example',
      '<iframe src="//a.example/@user">': 'https://a.example/@user',
      '<iframe src="http://a.example/x">': 'https://a.example/x',
      '<iframe\n  title="a"\n  src  =  "https://a.example/x">': 'https://a.example/x',
      "<iframe src  =  'https://a.example/x?q=\"'>": 'https://a.example/x?q="',
      '<iframe src="https://a.example/it\'s">': "https://a.example/it's",
      '<iframe src  =  https://a.example/x width=9>': 'https://a.example/x',
    };
    for (const [snippet, address] of Object.entries(right)) expect(frameAddress(snippet)).to.equal(address);
  });

  it('uses https URLs without a user name only', () => {
    for (const src of [
      'http:///x',
      'javascript:alert(1)',
      '/x',
      'data:text/html,x',
      'https:///x',
      'x https://a.example',
      'javascript&#58;alert(1)',
      'https://user:pass@a.example/x',
      'https://api.example@a.example',
      '',
    ]) {
      expect(frameAddress(`<iframe src="${src}">`), src).to.equal(undefined);
    }
    expect(frameAddress('<iframe data-src="https://a.example/x">')).to.equal(undefined);
  });
});

describe('The player area', () => {
  it('has a video with a position, unless the lesson is locked, has no address or is a framed page', () => {
    for (const kind of ['locked', 'no-address'] as const) expect(hasVideo({ kind }), kind).to.equal(false);
    expect(hasVideo({ kind: 'frame', url: 'https://player.example/x' }), 'frame').to.equal(false);
    for (const kind of ['requesting', 'video', 'offline', 'elsewhere', 'preview-over'] as const)
      expect(hasVideo({ kind }), kind).to.equal(true);
  });
});

describe('chosenQuality', () => {
  const qualities = ['720', 'HD'].map((key) => ({
    key,
    label: key,
    source: { kind: 'file', url: key } as const,
  }));

  it('returns the quality that the member chose before, otherwise the first quality', () => {
    expect(chosenQuality(qualities, 'HD')?.key).to.equal('HD');
    expect(chosenQuality(qualities, 'gone')?.key).to.equal('720');
    expect(chosenQuality(qualities, undefined)?.key).to.equal('720');
    expect(chosenQuality([], 'HD')).to.equal(undefined);
  });
});
