import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { expect } from 'chai';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const CONFIG = resolve('tools/lint/dependency-cruiser.cjs');

/** Files that break a dependency rule, and the name of the rule that must report them. */
const INVALID: readonly (readonly [rule: string, from: string, imports: string])[] = [
  ['domain-row', 'src/domain/a/to-application.ts', 'src/application/flow.ts'],
  ['domain-row', 'src/domain/a/to-adapter.ts', 'src/adapters/http/gateway.ts'],
  ['domain-row', 'src/domain/a/to-ui.ts', 'src/ui/view.tsx'],
  ['domain-row', 'src/domain/a/to-composition.ts', 'src/composition/world.ts'],
  ['domain-row', 'src/domain/a/to-start-site.ts', 'src/start/site.tsx'],
  ['domain-row', 'src/domain/a/to-inversify.ts', 'inversify'],
  ['domain-row', 'src/domain/a/to-react.ts', 'react'],
  ['domain-row', 'src/domain/a/to-luxon.ts', 'luxon'],
  ['domain-row', 'src/domain/a/to-node.ts', 'node:fs'],
  ['domain-calendar-row', 'src/domain/time/to-application.ts', 'src/application/flow.ts'],
  ['domain-calendar-row', 'src/domain/content/to-react.ts', 'react'],
  ['domain-calendar-row', 'src/domain/content/to-katex.ts', 'katex'],
  ['application-row', 'src/application/to-adapter.ts', 'src/adapters/http/gateway.ts'],
  ['application-row', 'src/application/to-ui.ts', 'src/ui/view.tsx'],
  ['application-row', 'src/application/to-composition.ts', 'src/composition/world.ts'],
  ['application-row', 'src/application/to-inversify.ts', 'inversify'],
  ['application-row', 'src/application/to-react.ts', 'react'],
  ['application-row', 'src/application/to-luxon.ts', 'luxon'],
  ['adapters-row', 'src/adapters/browser/to-neighbour.ts', 'src/adapters/http/gateway.ts'],
  ['adapters-row', 'src/adapters/memory/to-flow.ts', 'src/application/flow.ts'],
  ['adapters-row', 'src/adapters/memory/to-ui.ts', 'src/ui/view.tsx'],
  ['adapters-row', 'src/adapters/memory/to-composition.ts', 'src/composition/world.ts'],
  ['adapters-row', 'src/adapters/memory/to-inversify.ts', 'inversify'],
  ['adapters-row', 'src/adapters/browser/to-react.ts', 'react'],
  ['adapters-row', 'src/adapters/browser/to-fetch-retry.ts', 'fetch-retry'],
  ['adapters-row', 'src/adapters/browser/to-hls.ts', 'hls.js'],
  ['adapters-playback-row', 'src/adapters/browser/playback/to-flow.ts', 'src/application/flow.ts'],
  ['adapters-playback-row', 'src/adapters/browser/playback/to-neighbour.ts', 'src/adapters/http/gateway.ts'],
  ['adapters-playback-row', 'src/adapters/browser/playback/to-react.ts', 'react'],
  ['adapters-wire-row', 'src/adapters/wire/to-http.ts', 'src/adapters/http/gateway.ts'],
  ['adapters-wire-row', 'src/adapters/wire/to-flow.ts', 'src/application/flow.ts'],
  ['adapters-wire-row', 'src/adapters/wire/to-rxjs.ts', 'rxjs'],
  ['adapters-http-row', 'src/adapters/http/to-neighbour.ts', 'src/adapters/memory/engine.ts'],
  ['adapters-http-row', 'src/adapters/http/to-flow.ts', 'src/application/flow.ts'],
  ['adapters-http-row', 'src/adapters/http/to-ui.ts', 'src/ui/view.tsx'],
  ['adapters-http-row', 'src/adapters/http/to-inversify.ts', 'inversify'],
  ['ui-row', 'src/ui/to-adapter.ts', 'src/adapters/http/gateway.ts'],
  ['ui-row', 'src/ui/to-composition.ts', 'src/composition/world.ts'],
  ['ui-row', 'src/ui/to-start-site.ts', 'src/start/site.tsx'],
  ['ui-row', 'src/ui/to-inversify.ts', 'inversify'],
  ['ui-row', 'src/ui/to-fetch-retry.ts', 'fetch-retry'],
  ['ui-row', 'src/ui/to-luxon.ts', 'luxon'],
  ['ui-row', 'src/ui/to-katex.ts', 'katex'],
  ['ui-row', 'src/ui/to-dompurify.ts', 'dompurify'],
  ['ui-row', 'src/ui/lesson/player/to-hls.ts', 'hls.js'],
  ['ui-row', 'src/ui/lesson/player/to-adapter.ts', 'src/adapters/http/gateway.ts'],
  ['ui-content-row', 'src/ui/shared/content/to-adapter.ts', 'src/adapters/http/gateway.ts'],
  ['ui-content-row', 'src/ui/shared/content/to-luxon.ts', 'luxon'],
  ['ui-content-row', 'src/ui/shared/content/to-inversify.ts', 'inversify'],
  ['shared-views-alone', 'src/ui/shared/widgets/to-feature.tsx', 'src/ui/orders/row.tsx'],
  ['panel-row', 'demo/panel/to-http.ts', 'src/adapters/http/gateway.ts'],
  ['panel-row', 'demo/panel/to-catalogue.ts', 'demo/catalogue/states.ts'],
  ['panel-row', 'demo/panel/to-composition.ts', 'src/composition/services.ts'],
  ['panel-row', 'demo/panel/to-bootstrap.ts', 'react-bootstrap/Button'],
  ['one-user-of-the-container', 'demo/panel/to-inversify.ts', 'inversify'],
  ['catalogue-row', 'demo/catalogue/to-http.ts', 'src/adapters/http/gateway.ts'],
  ['catalogue-row', 'demo/catalogue/to-panel.ts', 'demo/panel/panel.tsx'],
  ['floor-of-src', 'src/ui/to-panel.ts', 'demo/panel/panel.tsx'],
  ['floor-of-src', 'src/composition/to-catalogue.ts', 'demo/catalogue/states.ts'],
  ['floor-of-src', 'src/composition/to-snapshots.ts', 'snapshots/make/main.ts'],
  ['floor-of-src', 'src/composition/to-tools.ts', 'tools/preview.ts'],
  ['floor-of-demo', 'demo/site-server/to-snapshots.ts', 'snapshots/make/main.ts'],
  ['floor-of-demo', 'demo/site-server/to-tools.ts', 'tools/preview.ts'],
  ['floor-of-snapshots', 'snapshots/make/to-demo.ts', 'demo/main.offline.tsx'],
  ['floor-of-snapshots', 'snapshots/make/to-tools.ts', 'tools/preview.ts'],
  ['floor-of-tools', 'tools/to-lab.ts', 'lab/count.ts'],
  ['floor-of-tools', 'tools/to-test.ts', 'test/faults/table.ts'],
  ['floor-of-lab', 'lab/to-test.ts', 'test/faults/table.ts'],
  ['no-cycles', 'tools/ring/one.ts', 'tools/ring/two.ts'],
  ['boot-row', 'src/boot/early.ts', 'src/application/flow.ts'],
  ['boot-row', 'src/boot/early-client.ts', 'src/adapters/http/gateway.ts'],
  ['boot-row', 'src/boot/early-view.ts', 'src/ui/view.tsx'],
  ['app-shell-row', 'src/boot/app-shell.tsx', 'src/ui/view.tsx'],
  ['calls-row', 'src/adapters/http/client/first-calls.ts', 'src/adapters/http/gateway.ts'],
  ['one-user-of-the-container', 'src/composition/features/to-inversify.ts', 'inversify'],
  ['no-tokens-in-composition', 'src/composition/features/own-token.ts', 'src/domain/kernel/token.ts'],
  ['production-without-memory', 'src/composition/features/to-memory.ts', 'src/adapters/memory/engine.ts'],
  ['production-without-memory', 'src/composition/production.ts', 'src/adapters/memory/engine.ts'],
  ['no-place-outside-the-table', 'src/helpers/anything.ts', 'src/domain/rule.ts'],
  ['no-place-outside-the-table', 'src/adapters/homeless.ts', 'src/domain/rule.ts'],
  ['no-cycles', 'src/domain/ring/one.ts', 'src/domain/ring/two.ts'],
  ['no-barrels', 'src/ui/to-barrel.ts', 'src/domain/shelf/index.ts'],
  ['no-barrels', 'src/domain/to-root-barrel.ts', 'src/index.ts'],
  ['no-unknown-imports', 'src/domain/a/to-nowhere.ts', 'src/domain/nowhere.ts'],
];

/** Imports that the table of layers allows, cell by cell. */
const VALID: readonly (readonly [from: string, imports: string])[] = [
  ['src/domain/b/rule-user.ts', 'src/domain/rule.ts'],
  ['src/domain/b/streams.ts', 'rxjs'],
  ['src/domain/time/calendar.ts', 'luxon'],
  ['src/domain/content/dates.ts', 'luxon'],
  ['src/application/flow.ts', 'src/domain/rule.ts'],
  ['src/application/flow-user.ts', 'src/application/flow.ts'],
  ['src/application/streams.ts', 'rxjs'],
  ['src/adapters/http/gateway.ts', 'src/domain/rule.ts'],
  ['src/adapters/http/gateway-user.ts', 'src/adapters/http/gateway.ts'],
  ['src/adapters/http/retry.ts', 'fetch-retry'],
  ['src/adapters/wire/codes.ts', 'src/domain/rule.ts'],
  ['src/adapters/http/code-user.ts', 'src/adapters/wire/codes.ts'],
  ['src/adapters/memory/code-user.ts', 'src/adapters/wire/codes.ts'],
  ['src/adapters/memory/engine.ts', 'rxjs'],
  ['src/adapters/memory/engine-user.ts', 'src/adapters/memory/engine.ts'],
  ['src/ui/view.tsx', 'react'],
  ['src/ui/orders/row.tsx', 'react'],
  ['src/ui/view-user.ts', 'src/ui/view.tsx'],
  ['src/ui/rule-user.ts', 'src/domain/rule.ts'],
  ['src/ui/flow-user.ts', 'src/application/flow.ts'],
  ['src/ui/link.ts', 'react-router-dom'],
  ['src/ui/restored.ts', 'react-dom'],
  ['src/ui/button.ts', 'react-bootstrap/Button'],
  ['src/ui/hook.ts', 'observable-hooks'],
  ['src/ui/streams.ts', 'rxjs'],
  ['src/ui/shared/content/harmless.ts', 'dompurify'],
  ['src/ui/shared/content/formula.ts', 'katex'],
  ['src/ui/shared/content/code.ts', 'highlight.js/lib/core'],
  ['src/ui/shared/content/view-user.ts', 'src/ui/view.tsx'],
  ['src/ui/shared/content/rule-user.ts', 'src/domain/rule.ts'],
  ['demo/panel/panel.tsx', 'src/adapters/memory/engine.ts'],
  ['demo/panel/drawn.ts', 'react'],
  ['demo/panel/flow-user.ts', 'src/application/flow.ts'],
  ['demo/catalogue/states.ts', 'src/adapters/memory/engine.ts'],
  ['demo/catalogue/view-user.ts', 'src/ui/view.tsx'],
  ['demo/main.offline.tsx', 'src/composition/adapters.ts'],
  ['src/boot/requests.ts', 'src/adapters/http/client/first-calls.ts'],
  ['src/boot/rule-user.ts', 'src/domain/rule.ts'],
  ['snapshots/make/main.ts', 'src/composition/adapters.ts'],
  ['tools/preview.ts', 'snapshots/make/main.ts'],
  ['tools/release.ts', 'test/support/browser.ts'],
  ['lab/count.ts', 'tools/preview.ts'],
  ['src/composition/services.ts', 'inversify'],
  ['src/composition/adapters.ts', 'src/adapters/http/gateway.ts'],
  ['src/start/site.tsx', 'src/ui/view.tsx'],
];

describe('The dependency rule', function () {
  this.timeout(30_000);

  let root = '';
  let broken: ReadonlySet<string> = new Set();

  before(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'layers-')));
    await symlink(resolve('node_modules'), join(root, 'node_modules'), 'dir');
    await plant(root);
    broken = await breaches(root);
  });

  after(() => rm(root, { recursive: true, force: true }));

  for (const [rule, from, imports] of INVALID) {
    it(`catches ${from} importing ${imports}`, () => {
      expect([...broken].filter((breach) => breach.includes(from))).to.include(`${rule}: ${from}`);
    });
  }

  it('catches a type import like any other import', () => {
    expect([...broken]).to.include('domain-row: src/domain/a/to-type.ts');
  });

  it('catches a lazy import like any other import', () => {
    expect([...broken]).to.include('domain-row: src/domain/a/to-lazy.ts');
  });

  it('catches a file that imports nothing and that no file imports', () => {
    expect([...broken]).to.include('no-orphans: src/domain/lonely.ts');
  });

  it('accepts every allowed import', () => {
    const caught = VALID.filter(([from]) => [...broken].some((breach) => breach.endsWith(`: ${from}`)));
    expect(caught).to.deep.equal([]);
  });
});

/** Writes one file per row, with the import of that row. */
async function plant(root: string): Promise<void> {
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  const up = (from: string): string => '../'.repeat(from.split('/').length - 1);
  const specifier = (from: string, to: string): string =>
    /^(src|demo|snapshots|tools|lab|test)\//.test(to) ? up(from) + to.replace(/\.tsx?$/, '.js') : to;

  await write('package.json', '{ "type": "module" }');
  for (const rule of ['rule', 'kernel/token']) await write(`src/domain/${rule}.ts`, 'export const rule = 1;');
  await write('src/index.ts', "export * from './domain/rule.js';");
  for (const folder of ['src/domain', 'tools']) await write(`${folder}/ring/two.ts`, "export * from './one.js';");
  for (const path of ['test/faults/table.ts', 'test/support/browser.ts']) await write(path, 'export const here = 1;');
  await write('src/domain/lonely.ts', 'export const lonely = 1;');
  await write('src/domain/shelf/index.ts', "export * from '../rule.js';");
  await write(
    'src/domain/a/to-type.ts',
    "import type { flow } from '../../application/flow.js';\nexport type F = typeof flow;",
  );
  await write('src/domain/a/to-lazy.ts', "export const lazy = () => import('../../ui/view.js');");
  const imports = [...INVALID.map(([, from, to]) => [from, to] as const), ...VALID];
  for (const [from, to] of imports) {
    await write(from, `import * as other from '${specifier(from, to)}';\nexport const here = other;\n`);
  }
}

/** Runs the real rules on the written files; gives `rule: file` for each violation. */
async function breaches(root: string): Promise<ReadonlySet<string>> {
  const options = await extractDepcruiseOptions(CONFIG);
  const { output } = await cruise(['src', 'demo', 'snapshots', 'tools', 'lab'], {
    ...options,
    baseDir: root,
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  return new Set(output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`));
}
