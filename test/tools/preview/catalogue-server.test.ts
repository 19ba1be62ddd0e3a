import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { startCatalogueServer } from '../../../tools/preview/catalogue-server.js';

describe('The server of the built catalogue', () => {
  let directory = '';

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'catalogue-'));
    await writeFile(join(directory, 'index.html'), '<p>catalogue</p>');
  });
  after(() => rm(directory, { recursive: true }));

  it('serves the catalogue under the production policy, which also allows its own frames', async () => {
    const catalogue = await startCatalogueServer(directory);
    const answer = await fetch(`${catalogue.url}/?state=header/unread`);
    expect(await answer.text()).to.equal('<p>catalogue</p>');
    expect(answer.headers.get('content-security-policy'))
      .to.include("script-src 'self'")
      .and.to.include("frame-ancestors 'self'")
      // If the policy had two lists of frames, a browser would use only the first.
      .and.to.match(/^(?:(?!frame-src).)*frame-src [^;]*'self'(?:(?!frame-src).)*$/);
    await catalogue.close();
  });

  it('answers 404 for a missing file', async () => {
    const catalogue = await startCatalogueServer(directory);
    expect((await fetch(`${catalogue.url}/assets/gone.js`)).status).to.equal(404);
    await catalogue.close();
  });

  it('explains what to do when the catalogue is not built', async () => {
    const outcome = await startCatalogueServer(join(directory, 'nowhere')).catch((error: unknown) => error);
    expect(String(outcome)).to.include('Run "npm run build:catalogue" first.');
  });
});
