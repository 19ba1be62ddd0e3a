import { expect } from 'chai';
import { of, Subject } from 'rxjs';

import { KnownServer } from '../../../../src/adapters/http/client/known-server.js';
import { watching } from '../../../support/watching.js';

const facts = (url: string) => ({ url, rawConfig: { url } });

describe('KnownServer', () => {
  it('knows only the requested address before the configuration has arrived', () => {
    const server = new KnownServer('https://api.example');
    expect([server.address, server.rawConfig]).to.deep.equal(['https://api.example', undefined]);
  });

  it('learns address and configuration once the answer is subscribed', () => {
    const server = new KnownServer('https://api.example');
    const answer$ = server.learnFrom(of(facts('https://own.example')));
    expect(server.rawConfig).to.equal(undefined);
    expect(watching(answer$).values).to.deep.equal([facts('https://own.example')]);
    expect([server.address, server.rawConfig]).to.deep.equal(['https://own.example', { url: 'https://own.example' }]);
  });

  it('uses the requested address for images when the configuration names none', () => {
    const server = new KnownServer('https://api.example');
    watching(server.learnFrom(of(facts(''))));
    expect(server.address).to.equal('https://api.example');
    expect(watching(server.image('/a.png')).values).to.deep.equal(['https://api.example/a.png']);
  });

  it('resolves image paths at once, and leaves full addresses unchanged', () => {
    const server = new KnownServer('https://api.example');
    for (const [given, found] of [
      ['a.png', 'https://api.example/a.png'],
      ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
      ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
      ['', ''],
    ] as const) {
      const image = watching(server.image(given));
      expect([image.values, image.completed]).to.deep.equal([[found], true]);
    }
  });

  it('delays an image path, but no full address, until a requested configuration arrives', () => {
    const server = new KnownServer('https://api.example');
    const answer$ = new Subject<ReturnType<typeof facts>>();
    watching(server.learnFrom(answer$));
    const [path, whole] = [watching(server.image('/a.png')), watching(server.image('https://cdn.example/a.png'))];
    expect([path.values, whole.values]).to.deep.equal([[], ['https://cdn.example/a.png']]);
    answer$.next(facts('https://own.example'));
    expect([path.values, path.completed]).to.deep.equal([['https://own.example/a.png'], true]);
  });
});
