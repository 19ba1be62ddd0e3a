import { readdirSync } from 'node:fs';

import { expect } from 'chai';

/** The folders that are divided by features, and their parts without a feature. */
const LAYERS = {
  'src/domain': ['access', 'colours', 'content', 'errors', 'forms', 'kernel', 'ports', 'site', 'text', 'time'],
  'src/application': ['site'],
  'src/adapters/http': ['client', 'site'],
  'src/adapters/memory': ['browser', 'client', 'seed', 'server', 'site'],
  'src/adapters/memory/server': [
    'calls',
    'controls',
    'course-site',
    'images',
    'random',
    'rate-limiter',
    'records',
    'refusal',
    'site-pages',
    'site-settings',
    'strings',
  ],
  'src/ui': ['app', 'pages', 'shared'],
  'src/composition/features': ['site'],
} as const;
type Layer = keyof typeof LAYERS;

/** Folders of tests without a feature. A test file beside the folders is about several features. */
const TESTS = {
  'src/domain': [],
  'src/application': [],
  'src/adapters/http': ['calls'],
  'src/adapters/memory': [],
  'src/ui': ['hostile', 'recorded', 'support'],
} as const;

const layers = Object.keys(LAYERS) as readonly Layer[];
/** Every feature has rules or texts in the domain. */
const features = featuresIn('src/domain');

describe('A feature', () => {
  for (const layer of layers) {
    if (layer !== 'src/domain')
      it(`has the same name in ${layer} as in the domain`, () => {
        expect(featuresIn(layer).filter((name) => !features.includes(name))).to.deep.equal([]);
      });

    it(`has no outdated exception in ${layer}`, () => {
      expect(LAYERS[layer].filter((name) => !namesIn(layer).includes(name))).to.deep.equal([]);
    });
  }

  it('of the domain has services or views', () => {
    const used = [...featuresIn('src/application'), ...featuresIn('src/ui')];
    expect(features).to.include.members(['lesson', 'messages', 'signing-in']);
    expect(features.filter((name) => !used.includes(name))).to.deep.equal([]);
  });

  for (const [layer, others] of Object.entries(TESTS) as readonly (readonly [Layer, readonly string[]])[]) {
    const folder = layer.replace(/^src/, 'test');
    it(`has the same name in ${folder}`, () => {
      const known = new Set([...features, ...LAYERS[layer], ...others]);
      expect(foldersIn(folder).filter((name) => !known.has(name))).to.deep.equal([]);
    });
  }
});

function featuresIn(layer: Layer): readonly string[] {
  const others: readonly string[] = LAYERS[layer];
  return namesIn(layer).filter((name) => !others.includes(name));
}

/** The names in a folder: `messages` for `messages/`, `messages.ts` and `messages.strings.ts`. */
function namesIn(folder: string): readonly string[] {
  return [...new Set(readdirSync(folder).map((name) => name.replace(/\..*$/, '')))];
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}
