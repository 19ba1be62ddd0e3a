import { screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { STORED_KEYS } from '../../../src/domain/session/stored-keys.js';
import { RETRY, UNKNOWN_ERROR } from '../../../src/domain/site/strings.js';
import { BREADTH, breadthUnless } from '../../support/breadth.js';
import { dangersIn } from '../../support/hostile/dangers.js';
import { EVIL_HOST, HOSTILE_TEXTS, MARK, POISONS } from '../../support/hostile/poison.js';
import { loadPageCode } from '../support/page-load.js';
import { HostileSite } from './hostile-site.js';
import { PAGE_ADDRESSES, PARAMETERS, SHOWN_ADDRESSES } from './hostile-addresses.js';

/** A page takes a tenth of a second, or a second on a busy machine, and there are dozens of pages. */
const PATIENCE_MS = 180_000;

describe('With hostile data from the server, the address or the storage,', () => {
  let site: HostileSite;
  before(loadPageCode);
  afterEach(() => site.close());

  for (const generation of [1, 2] as const) {
    for (const [name, payloads] of Object.entries(POISONS)) {
      it(`no page runs or follows a poisoned answer: ${name}, generation ${String(generation)}${breadthUnless(generation === 2)}`, async () => {
        site = await HostileSite.start(generation);
        let marked = 0;
        for (const [index, { path, options }] of SHOWN_ADDRESSES.entries()) {
          for (const gently of intensitiesOf(name, index % 2 === generation % 2)) {
            site.poison = undefined;
            signIn(options.signedInAs);
            site.poison = { payloads, turn: index, gently };
            await site.showing(path, () => {
              expectHarmless(`${path}, ${gently ? 'texts that programs read left alone' : 'everything poisoned'}`);
              if (gently && document.body.textContent.includes(MARK)) marked += 1;
            });
          }
        }
        // If no page shows the poisoned text, the test proves nothing.
        if (name !== 'wrong types and lengths') expect(marked).to.be.at.least(SHOWN_ADDRESSES.length - 5);
      }).timeout(PATIENCE_MS);
    }
  }

  /** The hostile text of each parameter of the page with this index, by its position among the parameters. */
  const PARAMETER_VALUES: readonly (readonly [string, (position: number, index: number) => string])[] = [
    ['with another hostile text in each', (position, index) => encoded(textOf(index + position))],
    [`with markup ${BREADTH}`, () => encoded(textOf(0))],
    [`with a script ${BREADTH}`, () => encoded(textOf(1))],
    [`with an invalid encoding ${BREADTH}`, () => '%E6%'],
  ];
  for (const [what, valueAt] of PARAMETER_VALUES)
    it(`no page runs or follows a parameter of its address ${what}`, async () => {
      expect(PARAMETERS).to.include.members(['redirect', 'keywords', 'msg', 'login_err_msg', 'goods_type', 'msv']);
      site = await HostileSite.start(1);
      // Each page once, because the query of its address is replaced.
      for (const [index, { path, options }] of PAGE_ADDRESSES.entries()) {
        signIn(options.signedInAs);
        const query = PARAMETERS.map((name, position) => `${name}=${valueAt(position, index)}`).join('&');
        const address = `${path.split('?')[0] ?? ''}?${query}`;
        await site.showing(address, () => {
          expectHarmless(address);
          expectNoHostileLink(address);
        });
      }
    }).timeout(PATIENCE_MS);

  // With a poisoned token a members-only page, and what it reads from the storage, is never displayed.
  for (const token of ['good', 'poisoned'])
    it(`no page runs or follows a stored value, whatever its key, or shows the token, with a ${token} token${breadthUnless(token === 'good')}`, async () => {
      site = await HostileSite.start(1);
      for (const [index, { path, options }] of (token === 'good' ? SHOWN_ADDRESSES : PAGE_ADDRESSES).entries()) {
        localStorage.clear();
        sessionStorage.clear();
        for (const [position, { name, area }] of Object.values(STORED_KEYS).entries()) {
          const storage = area === 'local' ? localStorage : sessionStorage;
          storage.setItem(name, textOf(index + position));
        }
        if (token === 'good') signIn(options.signedInAs);
        await site.showing(path, () => {
          if (token === 'good' && options.signedInAs !== undefined) expectNoToken(path);
          expectHarmless(`${path}, token ${token}`);
          expectNoHostileLink(path);
          // The server works: with a good token no request fails.
          if (token === 'good') expect(screen.queryByRole('button', { name: RETRY }), path).to.equal(null);
        });
      }
    }).timeout(PATIENCE_MS);

  // In the browser: test/browser/refused-storage.test.ts.
  it(`every page is displayed if the browser forbids the storage ${BREADTH}`, async () => {
    site = await HostileSite.start(1);
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const)
      sinon.stub(Storage.prototype, method).callsFake(forbidden);
    for (const { path } of SHOWN_ADDRESSES) {
      await site.showing(path, () => {
        expectHarmless(path);
        expect(screen.queryAllByRole('heading', { level: 1 }), path).not.to.deep.equal([]);
      });
    }
  }).timeout(PATIENCE_MS);

  function signIn(mobile: string | undefined): void {
    localStorage.removeItem(STORED_KEYS.token.name);
    if (mobile !== undefined) localStorage.setItem(STORED_KEYS.token.name, site.server.engine.controls.signIn(mobile));
  }

  /** No link leads to the hostile host. Only an answer may contain such a link, not the address or the storage. */
  function expectNoHostileLink(where: string): void {
    const out = [...document.querySelectorAll('a')].filter(({ hostname }) => hostname === EVIL_HOST);
    expect(
      out.map(({ href }) => href),
      where,
    ).to.deep.equal([]);
  }

  function expectNoToken(where: string): void {
    const token = localStorage.getItem(STORED_KEYS.token.name) ?? '';
    expect(token, where).not.to.equal('');
    const shown = [document.documentElement.outerHTML, location.href, ...site.consoleOutput()];
    expect(
      shown.filter((text) => text.includes(token)),
      where,
    ).to.deep.equal([]);
  }

  function expectHarmless(where: string): void {
    expect(dangersIn(document), where).to.deep.equal([]);
    expect(site.consoleErrors(), where).to.deep.equal([]);
    // The error page displays this text itself.
    if (location.pathname !== '/error')
      expect(screen.queryByText(UNKNOWN_ERROR), `${where}: a view failed to render`).to.equal(null);
    expect(document.body.textContent.trim(), `${where}: the page is empty`).not.to.equal('');
  }
});

/**
 * The variants of a poison to test: gently (`true`) and completely (`false`). A completely poisoned page shows little,
 * so one of the two generations is enough for it.
 */
function intensitiesOf(poison: string, isAlsoPoisonedFully: boolean): readonly boolean[] {
  if (isAlsoPoisonedFully) return [true, false];
  return poison === 'wrong types and lengths' ? [] : [true];
}

function textOf(index: number): string {
  return HOSTILE_TEXTS[index % HOSTILE_TEXTS.length] ?? '';
}

/** Encodes a text for an address, without unpaired surrogates, which cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
}
