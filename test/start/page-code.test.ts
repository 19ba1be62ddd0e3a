import { runInNewContext } from 'node:vm';

import { expect } from 'chai';

import { inlineScript } from '../../tools/webpack/inline-script.js';

const PAGES = [
  ['/', ['/home.js', '/home.css'], 0],
  ['/courses', ['/courses.js'], 0],
  ['/courses/detail/[^/]+', ['/detail.js'], 0],
  ['/member', ['/member.js'], 1],
];

/** Runs the script as the page has it; what it asks for, as `as href`. */
function askedAt(pathname: string, dataset = {}): readonly string[] {
  const links: { as?: string; href?: string; rel?: string }[] = [];
  const head = { appendChild: (link: object) => links.push(link) };
  const document = { head, documentElement: { dataset }, createElement: () => ({}) };
  runInNewContext(inlineScript('page-code', { __PAGES__: PAGES }), { document, location: { pathname } });
  expect(links.every(({ rel }) => rel === 'preload')).to.equal(true);
  return links.map(({ as, href }) => `${String(as)} ${String(href)}`);
}

describe('the inline script that asks for the code of the page', () => {
  it('asks for script and sheet of the page in the address, and of no other (issue 14)', () => {
    expect(askedAt('/')).to.deep.equal(['script /home.js', 'style /home.css']);
    expect(askedAt('/courses/detail/7')).to.deep.equal(['script /detail.js']);
  });

  it('knows an address however it is spelled, and asks for nothing at one that is not there', () => {
    expect(askedAt('/Courses/')).to.deep.equal(['script /courses.js']);
    expect(askedAt('/nowhere')).to.deep.equal([]);
    expect(askedAt('/courses/detail/7/8')).to.deep.equal([]);
  });

  it('asks for the page of a member for those alone who have a token', () => {
    expect(askedAt('/member')).to.deep.equal([]);
    expect(askedAt('/member', { token: '' })).to.deep.equal(['script /member.js']);
  });
});
