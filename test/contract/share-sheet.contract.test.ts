import { expect } from 'chai';

import { WebShareSheet } from '../../src/adapters/browser/share-sheet.js';
import { MemoryShareSheet } from '../../src/adapters/memory/browser/share-sheet.js';
import type { SharedPage, ShareSheet } from '../../src/domain/ports/share-sheet.js';
import { soon } from '../support/until.js';
import { watching } from '../support/watching.js';

const PAGE: SharedPage = { title: '极限', url: 'https://site.example/courses/video/202?t=315' };

interface Rig {
  readonly sheet: ShareSheet;
  readonly shared: readonly SharedPage[];
}

function webRig(answer: Promise<void>): Rig {
  const shared: SharedPage[] = [];
  const share = ({ title = '', url = '' }: ShareData = {}) => {
    shared.push({ title, url });
    return answer;
  };
  return { sheet: new WebShareSheet({ navigator: { share } }), shared };
}

function memoryRig(isAvailable: boolean): Rig {
  const sheet = new MemoryShareSheet();
  sheet.isAvailable = isAvailable;
  return { sheet, shared: sheet.shared };
}

const ADAPTERS: readonly (readonly [adapter: string, newRig: () => Rig])[] = [
  ['WebShareSheet', () => webRig(Promise.resolve())],
  ['MemoryShareSheet', () => memoryRig(true)],
];

for (const [adapter, newRig] of ADAPTERS) {
  it(`ShareSheet (${adapter}) opens with the page, once for each subscription`, async () => {
    const { sheet, shared } = newRig();
    const opening$ = sheet.open(PAGE);
    expect([sheet.isAvailable, shared.length]).to.deep.equal([true, 0]);
    const opened = watching(opening$);
    expect(shared).to.deep.equal([PAGE]);
    await soon();
    expect([opened.values, opened.completed]).to.deep.equal([[true], true]);
  });
}

describe('WebShareSheet', () => {
  it('is not available where the browser has none', () => {
    expect(new WebShareSheet({ navigator: {} }).isAvailable).to.equal(false);
  });

  it('reports a sheet that the visitor closed as opened, and one that the browser refused as not opened', async () => {
    const results = ['AbortError', 'NotAllowedError'].map((name) => {
      const refusal = Promise.reject(new DOMException('refused', name));
      return watching(webRig(refusal).sheet.open(PAGE));
    });
    await soon();
    expect(results.map(({ values, errors }) => [...values, errors.length])).to.deep.equal([
      [true, 0],
      [false, 0],
    ]);
  });
});
