import { expect } from 'chai';
import { of, Subject } from 'rxjs';

import { KnownServer } from '../../../../src/adapters/http/client/known-server.js';
import { watching } from '../../../support/watching.js';

const facts = (url: string) => ({ url, rawConfig: { url } });

describe('What is known of the server', () => {
  it('is nothing before its configuration is there, but where it is asked', () => {
    const server = new KnownServer('https://api.example');
    expect([server.address, server.rawConfig]).to.deep.equal(['https://api.example', undefined]);
  });

  it('is what the configuration tells, once somebody asks for it', () => {
    const server = new KnownServer('https://api.example');
    const answer$ = server.learnFrom(of(facts('https://own.example')));
    expect(server.rawConfig).to.equal(undefined);
    expect(watching(answer$).values).to.deep.equal([facts('https://own.example')]);
    expect([server.address, server.rawConfig]).to.deep.equal(['https://own.example', { url: 'https://own.example' }]);
  });

  it('is where it is asked when it does not say where it is: QQ and images are there', () => {
    const server = new KnownServer('https://api.example');
    watching(server.learnFrom(of(facts(''))));
    expect(server.address).to.equal('https://api.example');
    expect(watching(server.image('/a.png')).values).to.deep.equal(['https://api.example/a.png']);
  });

  it('finds images given as paths, leaves addresses alone, and waits for nothing', () => {
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

  it('lets a path wait for a configuration that is on its way, and nothing else', () => {
    const server = new KnownServer('https://api.example');
    const answer$ = new Subject<ReturnType<typeof facts>>();
    watching(server.learnFrom(answer$));
    const [path, whole] = [watching(server.image('/a.png')), watching(server.image('https://cdn.example/a.png'))];
    expect([path.values, whole.values]).to.deep.equal([[], ['https://cdn.example/a.png']]);
    answer$.next(facts('https://own.example'));
    expect([path.values, path.completed]).to.deep.equal([['https://own.example/a.png'], true]);
  });
});
