import { expect } from 'chai';

import { filmsBeside } from '../../../../demo/web-space/films-beside.js';

describe('films of a web space (issue 15)', () => {
  it('are in the folder of the document; those elsewhere stay there', () => {
    const film = (url: string) => ({ kind: 'urls', urls: [{ url, format: 'webm', name: '' }] }) as const;
    const refused = { kind: 'refused', message: '' } as const;
    const films = { ofOthers: film('/media/a.webm'), ofLesson: { 1: film('https://b.example/b.webm'), 2: refused } };
    expect(filmsBeside(films, 'https://site.example/demo/')).to.deep.equal({
      ofOthers: film('https://site.example/demo/media/a.webm'),
      ofLesson: { 1: film('https://b.example/b.webm'), 2: refused },
    });
  });
});
