import { expect } from 'chai';

import { fileOf, nameOf } from '../../snapshots/names.js';

describe('The names of snapshots', () => {
  const NAMES: readonly (readonly [address: string, name: string | undefined])[] = [
    ['/', '/index'],
    ['/?msv=3&utm_source=a', '/index'],
    ['/vip', '/vip'],
    ['/announcement', '/announcement'],
    ['/announcement?id=7', '/announcement@id=7'],
    ['/announcement?id=7&from=singlemessage', '/announcement@id=7'],
    ['/announcement?id=7&page=2', undefined],
    ['/courses?page=1', '/courses'],
    ['/courses?page=2', '/courses@page=2'],
    ['/courses?page=12&msv=7', '/courses@page=12'],
    ['/courses?cid=3&page=1', '/courses@cid=3'],
    ['/courses?cid=3&child=31&page=2', '/courses@cid=3&child=31&page=2'],
    ['/courses?page=2&cid=3', undefined],
    ['/courses?page=2&page=2', undefined],
    ['/courses?cid=3&scene=free', undefined],
    ['/courses?cid=', undefined],
    ['/courses?&', undefined],
    ['/courses?page=%32', undefined],
    ['/courses/detail/5?msv=7', '/courses/detail/5'],
    ['/courses/detail/5?msv=7&tab=chapters', undefined],
    ['/courses/detail/5/', undefined],
    ['/courses/detail/x', undefined],
    ['/courses@page=2', undefined],
    ['/index', undefined],
    ['/search', undefined],
  ];

  for (const [address, name] of NAMES)
    it(`${address} has ${name ?? 'none'}`, () => {
      expect(nameOf(address)).to.equal(name);
    });

  it('no page is written to a file that would never be served', () => {
    expect(fileOf('/courses?cid=3')).to.equal('pages/courses@cid=3.html');
    expect(() => fileOf('/courses?scene=free')).to.throw('/courses?scene=free');
  });
});
