import { expect } from 'chai';

import { compareReleases } from './compare-releases.js';

const release = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));

const BEFORE = release({
  // Its inline script contains the file names of page code.
  '/index.html':
    '<script src="/assets/react.11.js"></script><script src="/assets/main.11.js"></script><script>["/assets/home.11.js"]</script>',
  '/assets/react.11.js': 'react',
  '/assets/main.11.js': 'main',
  '/assets/home.11.js': 'home',
  '/assets/home.11.css': 'home',
});

describe('The files that a returning visitor loads after a release', () => {
  it('are none when nothing has changed', () => {
    const { firstLoad, later } = compareReleases(BEFORE, BEFORE);
    expect(firstLoad).to.deep.equal({ fetched: { files: 0, bytes: 0 }, cached: { files: 2, bytes: 9 }, paths: [] });
    expect(later).to.deep.equal({ fetched: { files: 0, bytes: 0 }, cached: { files: 2, bytes: 8 }, paths: [] });
  });

  it('are those with a new name, with the size that is transferred', () => {
    const after = release({
      '/index.html': '<script src="/assets/react.11.js"></script><script src="/assets/main.22.js"></script>',
      '/assets/react.11.js': 'react',
      '/assets/react.11.js.br': 'rea',
      '/assets/main.22.js': 'main as it is now',
      '/assets/main.22.js.br': 'main',
      '/assets/main.22.js.map': 'not for visitors',
      '/assets/home.11.js': 'home',
      '/assets/home.22.css': 'home as it is now',
      '/assets/order.22.js': 'o',
    });
    const { firstLoad, later } = compareReleases(BEFORE, after);
    expect(firstLoad).to.deep.equal({
      fetched: { files: 1, bytes: 4 },
      cached: { files: 1, bytes: 3 },
      paths: ['/assets/main.22.js'],
    });
    expect(later).to.deep.equal({
      fetched: { files: 2, bytes: 18 },
      cached: { files: 1, bytes: 4 },
      paths: ['/assets/home.22.css', '/assets/order.22.js'],
    });
  });
});
