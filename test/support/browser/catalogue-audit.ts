import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';

import type { CatalogueState } from '../../../demo/catalogue/catalogue-state.js';
import { PLANTED } from '../../../demo/catalogue/states/planted-fault.js';
import { type CatalogueServer, startCatalogueServer } from '../../../tools/catalogue/catalogue-server.js';
import { type BuiltFiles, INDEX } from '../../../tools/preview/built-files.js';
import { type AuditScope, AXE } from './audit.js';
import { Inspector } from './inspector.js';

/** Groups of states that differ in the header or the footer. */
const OF_THE_FRAME = /^(?:header|footer|arrivals)\//;

/**
 * Header and footer are audited in the first state of each view, and in every state that shows the header or the footer
 * itself.
 */
function scopesOf(states: readonly CatalogueState[]): readonly (readonly [CatalogueState, AuditScope])[] {
  const views = new Set<string>();
  return states.map((state) => {
    const view = state.id.split('/', 2).join('/');
    const isFirst = !views.has(view);
    views.add(view);
    return [state, isFirst || OF_THE_FRAME.test(state.id) ? 'document' : 'content'];
  });
}

/** A browser compiles a cached script once, and one from the debugger for each page, in a fifth of a second. */
function withAxe(files: BuiltFiles): BuiltFiles {
  const file = '/assets/axe.js';
  const html = String(files.get(INDEX)).replace('</head>', `<script defer src="${file}"></script></head>`);
  const others = [...files].filter(([name]) => !name.startsWith(INDEX));
  return new Map([...others, [INDEX, Buffer.from(html)], [file, Buffer.from(AXE)]]);
}

/**
 * A test for each of these states. Each file that calls this has one inspector: there are as many catalogue files as
 * mocha has workers, so they run in parallel.
 */
export function describeCatalogue(title: string, states: readonly CatalogueState[]): void {
  describe(title, () => {
    let catalogue: CatalogueServer;
    let inspector: Inspector;

    before(async () => {
      catalogue = await startCatalogueServer(undefined, withAxe);
      inspector = await Inspector.open(catalogue.url);
    });

    after(async () => {
      await inspector.close();
      await catalogue.close();
    });

    for (const scope of ['document', 'content'] as const)
      it(`the check (${scope}) finds a planted fault, light and dark`, async () => {
        const found = (await inspector.inspect(PLANTED, scope)).map((line) => line.replace(/^(.*?: .*?):.*/s, '$1'));
        for (const width of [360, 1440]) {
          const withAxe = scope === 'document' || width === 360;
          expect(found).to.include(`${width}: loose text`);
          if (withAxe) expect(found).to.include.members([`${width}, light: button-name`]);
          for (const scheme of ['light', 'dark']) {
            const where = `${width}, ${scheme}`;
            if (withAxe) expect(found).to.include.members([`${where}: color-contrast`]);
            if (withAxe || scheme === 'light') expect(found).to.include.members([`${where}: unseen focus`]);
          }
        }
      });

    for (const [state, scope] of scopesOf(states)) {
      it(`${state.id} has no problem: axe, console, focus rings and width`, async () => {
        expect(await inspector.inspect(state, scope)).to.deep.equal([]);
      });
    }
  });
}
