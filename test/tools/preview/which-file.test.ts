import { expect } from 'chai';

import { whichFile } from '../../../tools/preview/send-file.js';

const FILES = new Map(['/index.html', '/assets/main.1a.js', '/robots.txt'].map((path) => [path, Buffer.alloc(0)]));
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

const answer = (path: string, accept = HTML, method = 'GET') => whichFile({ method, path, accept }, FILES);

describe('The file that the preview server chooses', () => {
  it('is the file at the path when it exists', () => {
    expect(answer('/assets/main.1a.js', '*/*')).to.equal('/assets/main.1a.js');
    expect(answer('/robots.txt', '*/*', 'HEAD')).to.equal('/robots.txt');
  });

  it('is the document for a navigation to a path of the site', () => {
    for (const path of ['/', '/announcement', '/courses/detail/7', '/member/credit1-free', '/courses/detail/a.b']) {
      expect(answer(path), path).to.equal('/index.html');
      expect(answer(path, HTML, 'HEAD'), path).to.equal('/index.html');
    }
  });

  it('is the document for simple tools that accept anything', () => {
    for (const accept of ['*/*', '']) expect(answer('/announcement', accept)).to.equal('/index.html');
  });

  it('is missing for a missing asset, image or script, for a navigation, too', () => {
    expect(answer('/assets/main.old.js')).to.equal(undefined);
    expect(answer('/assets/main.old.js', '*/*')).to.equal(undefined);
    expect(answer('/favicon.ico', 'image/avif,*/*;q=0.8')).to.equal(undefined);
    expect(answer('/worker.js', '*/*')).to.equal(undefined);
    expect(answer('/data', 'application/json')).to.equal(undefined);
  });

  it('is missing for other methods than GET and HEAD, and outside the build', () => {
    expect(answer('/', HTML, 'POST')).to.equal(undefined);
    expect(answer('/assets/../../package.json', '*/*')).to.equal(undefined);
    expect(answer('/..%2Fpackage.json', '*/*')).to.equal(undefined);
  });
});
