import { expect } from 'chai';

import { hostsOfPlaylist } from '../../../tools/doctor/playlist.js';

describe('a playlist as the doctor reads it', () => {
  const at = 'https://vod.example/a/index.m3u8';

  it('names the hosts of its pieces, of other lists and of keys, each once', () => {
    const text = `#EXTM3U
#EXT-X-KEY:METHOD=AES-128,URI="https://keys.example/k?a=1"
#EXT-X-MEDIA:TYPE=AUDIO,URI="audio/index.m3u8"
#EXTINF:4,
0.ts\r
https://cdn.example:8443/1.ts
//cdn2.example/2.ts
data:text/plain,x
`;
    expect(hostsOfPlaylist(text, at)).to.deep.equal([
      'https://keys.example',
      'https://vod.example',
      'https://cdn.example:8443',
      'https://cdn2.example',
    ]);
  });

  it('knows a text that is none', () => {
    expect(hostsOfPlaylist('<html>', at)).to.equal(undefined);
    expect(hostsOfPlaylist('', at)).to.equal(undefined);
  });
});
