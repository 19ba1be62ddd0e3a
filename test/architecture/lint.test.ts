import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { expect } from 'chai';
import { ESLint } from 'eslint';

const OXLINT = resolve('node_modules/.bin/oxlint');

/** Begins every sample. */
const RXJS = `import { BehaviorSubject, fromEvent, merge, type Observable, of, Subject } from 'rxjs';\n`;

/** The paths under which the sample code is linted, which decide the rules that apply to it. */
const IN_DOMAIN = 'src/domain/planted.ts';
const IN_FLOWS = 'src/application/planted.ts';
const IN_BROWSER = 'src/adapters/browser/planted.ts';
const IN_UI = 'src/ui/planted.tsx';
const IN_SEED = 'src/adapters/memory/seed/planted.ts';
const IN_STRINGS = 'src/domain/planted/strings.ts';
const IN_SERVER_STRINGS = 'src/adapters/planted/strings.ts';
const IN_HTTP = 'src/adapters/http/planted.ts';
const IN_TEST = 'test/support/planted.ts';
const IN_TOOLS = 'tools/planted.ts';

const NAMES = 'course-site(stream-names)';
const PRIVATE = 'course-site(private-subjects)';
const RAW_KEYS = 'course-site(raw-keys)';
const KEYS = 'course-site(key-listeners)';
const ONE_PLACE = 'course-site(one-place)';
const RAW_ANSWERS = 'course-site(raw-answers)';
const BASELINE = 'baseline-js/use-baseline';
const CHINESE = 'course-site(chinese-in-strings)';
const NAMED_EXPORTS = 'course-site(named-exports)';
const LOOKBEHIND = 'course-site(no-lookbehind)';
const TEXT_AS_HTML = 'course-site(text-is-no-html)';
const TIME = 'course-site(time-from-scheduler)';
const FOCUS = 'course-site(focus-in-one-place)';
const LAZY = 'course-site(lazy-modules)';
const GLOBALS = 'eslint(no-restricted-globals)';

/** Lines of code that a rule must report, each on its own, at a path that decides which rules apply; or must accept. */
interface Samples {
  readonly rule: string;
  readonly at?: string;
  readonly codes: readonly string[];
}

const LAZY_MODULE = 'declare function lazyModule(name: string, fetch: () => Promise<unknown>): unknown;\n';

const INVALID: readonly Samples[] = [
  {
    ...{ rule: NAMES, at: IN_TEST },
    codes: [
      `export const f = (ticks: Observable<1>) => ticks;`,
      `export interface A { readonly ticks: Observable<1>; }`,
      `export class A { constructor(readonly ticks?: Observable<1>) {} }`,
      `export class A { readonly ticks = of(1).pipe(); }`,
      `export const ticks = merge(of(1));`,
      `export const ask$ = () => of(1);`,
      `export const count$ = 1;`,
      `export function f(name$: string) { return name$; }`,
      `export class A { private readonly a$ = new Subject(); }`,
    ],
  },
  {
    rule: PRIVATE,
    codes: [
      `export class A { readonly a = new Subject<number>(); }`,
      `export class A { protected a = new BehaviorSubject(1); }`,
      `export class A { constructor(readonly a: BehaviorSubject<number>) {} }`,
    ],
  },
  {
    rule: CHINESE,
    codes: [
      `export const text = '登录';`,
      String.raw`export const text = '\u767b';`,
      'export const text = (n: number) => `共 ${n}`;',
      `export const text = /登录/;`,
    ],
  },
  {
    rule: CHINESE,
    at: IN_UI,
    codes: [`export const A = () => <p>登录</p>;`, `export const A = () => <p title="登录" />;`],
  },
  { rule: CHINESE, at: IN_FLOWS, codes: [`export const text = '登录';`] },
  {
    ...{ rule: KEYS, at: IN_UI },
    codes: [
      `export const A = () => <input onKeyDown={({ key }) => { if (key === 'Enter') alert(); }} />;`,
      `function move() { alert(); }\nexport const A = () => <input onKeyUpCapture={move} />;`,
      `export const props = { onKeyDown: () => { alert(); } };`,
      `useKeyDown((event) => { if (event.target) alert(); });`,
      `import Modal from 'react-bootstrap/Modal';\nexport const A = () => <Modal show />;`,
    ],
  },
  {
    ...{ rule: ONE_PLACE, at: IN_UI },
    codes: [
      `document.addEventListener('keydown', alert);`,
      `window.addEventListener('keyup', alert);`,
      `export const keys$ = fromEvent(document, 'keydown');`,
      `export const NAMES = ['focusin', 'keydown'];`,
      `export const isNarrow = matchMedia('(width<36em)').matches;`,
      `export const isNarrow = window.matchMedia('(width<36em)').matches;`,
      `export const enter = (element: Element) => element.requestFullscreen();`,
      `export const isFull = () => document.fullscreenElement !== null;`,
      `window.print();`,
      `export const copy = (text: string) => navigator.clipboard.writeText(text);`,
      `export { default } from 'react-bootstrap/Offcanvas';`,
      `import Offcanvas from 'react-bootstrap/Offcanvas';\nexport const A = Offcanvas;`,
    ],
  },
  {
    ...{ rule: RAW_KEYS, at: IN_UI },
    codes: [
      `export const a = (event: KeyboardEvent) => event.key;`,
      `export const a = (keyEvent: KeyboardEvent) => { const { repeat } = keyEvent; return repeat; };`,
      `export const a = (all: { nativeEvent: KeyboardEvent }) => all.nativeEvent.code;`,
      `export const A = () => <input onKeyDown={({ key }) => { alert(key); }} />;`,
    ],
  },
  {
    ...{ rule: RAW_ANSWERS, at: IN_HTTP },
    codes: [
      `export const a = (data: unknown) => (Array.isArray(data) ? data.map(String) : []);`,
      `export const a = (data: object) => Object.values(data).map(String);`,
      `export const a = (data: object) => Object.entries(data).map(String);`,
      `export const a = (data: unknown) => (data as readonly unknown[]).map(String);`,
      `declare const asList: (data: unknown) => unknown[];\nexport const a = (data: unknown) => asList(data).map(String);`,
      `export const a = (data: { price: unknown }) => Number(data.price);`,
      `export const a = (data: { price: string }) => parseInt(data.price, 10) || Number.parseFloat(data.price);`,
    ],
  },
  { rule: KEYS, at: IN_BROWSER, codes: [`window.onkeyup = () => { alert(); };`] },
  { rule: NAMED_EXPORTS, codes: [`export default 1;`, `const a = 1;\nexport { a as default };`] },
  { rule: LOOKBEHIND, codes: ['export const AT = /(?<=@)./;'] },
  { rule: TEXT_AS_HTML, at: IN_BROWSER, codes: [`document.body.innerHTML = '<b></b>';`] },
  {
    ...{ rule: TEXT_AS_HTML, at: IN_UI },
    codes: [
      'document.body.innerHTML = text;',
      'document.body.outerHTML = text;',
      "document.body.insertAdjacentHTML('beforeend', text);",
      'document.write(text);',
      'window.document.writeln(text);',
      'document.createRange().createContextualFragment(text);',
      "new DOMParser().parseFromString(text, 'text/html');",
      "document.createElement('iframe').srcdoc = text;",
      'export const A = () => <p dangerouslySetInnerHTML={{ __html: text }} />;',
      'export const B = () => <p {...{ dangerouslySetInnerHTML: { __html: text } }} />;',
      'export const C = () => <iframe title="a" srcDoc={text} />;',
    ].map((code) => `declare const text: string;\n${code}`),
  },
  {
    ...{ rule: LAZY, at: IN_UI },
    codes: [
      `export const load = () => import('./view.js');`,
      `export const view = { name: 'view', fetch: () => import('./view.js') };`,
      `export const view = lazyModule('view', () => import('./view.js').then(({ View }) => View));`,
    ].map((code) => LAZY_MODULE + code),
  },
  { rule: TIME, codes: [`export const a = Date.now();`, `export const a = new Date();`] },
  { rule: TIME, at: IN_UI, codes: [`setTimeout(() => undefined, 1);`, `window.setInterval(() => undefined, 1);`] },
  { rule: FOCUS, at: IN_UI, codes: [`document.body.focus();`] },
  { rule: 'typescript(no-floating-promises)', codes: [`Promise.resolve(1);`] },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    codes: [`export function f(a: 'x' | 'y') { switch (a) { case 'x': return 1; } return 2; }`],
  },
  { rule: 'jsx-a11y(alt-text)', at: IN_UI, codes: [`export const A = () => <img />;`] },
  {
    ...{ rule: 'react-hooks(rules-of-hooks)', at: IN_UI },
    codes: [`import { useId } from 'react';\nexport const A = (p: { a: boolean }) => (p.a ? useId() : '');`],
  },
  { rule: GLOBALS, codes: [`export const a = window.innerWidth;`, `console.log('a');`] },
  {
    rule: GLOBALS,
    at: IN_FLOWS,
    codes: [`export const a = localStorage.length;`, `export const a = () => fetch('/');`],
  },
  { rule: BASELINE, at: IN_UI, codes: [`export const a = URL.canParse('/');`] },
  { rule: BASELINE, at: IN_BROWSER, codes: [`export const a = (element: HTMLElement) => { element.showPopover(); };`] },
];

const GOOD_NAMES = [
  `export const ticks$ = of(1);`,
  `export class A { ask() { return of(1); } }`,
  `export const ask = () => of(1);`,
  `export interface A { readonly ask: () => Observable<1>; }`,
  `export class A { private readonly a = new Subject(); }`,
  `export function f() { const a = new Subject(); return a; }`,
  `export const a = { config: of(1), navs: of(2) };`,
  `export const all = [of(1)];`,
];

const VALID: readonly Samples[] = [
  { rule: NAMES, codes: GOOD_NAMES },
  { rule: NAMES, at: IN_TEST, codes: [...GOOD_NAMES, `export class A { readonly a$ = new Subject(); }`] },
  {
    rule: PRIVATE,
    codes: [
      `export class A { readonly #a = new Subject(); }`,
      `export class A { constructor(private a: Subject<1>) {} }`,
      `export class A { readonly a$: Observable<1> = of(1); }`,
    ],
  },
  { rule: PRIVATE, at: IN_TEST, codes: [`export class A { readonly a$ = new Subject(); }`] },
  { rule: CHINESE, codes: [`/** 登录. */\nexport const a = 1;`, `export const text = 'sign in: “a” → é';`] },
  ...[IN_STRINGS, IN_SEED, IN_SERVER_STRINGS, IN_TEST].map((at) => ({
    ...{ rule: CHINESE, at },
    codes: [`export const text = '登录';`],
  })),
  {
    ...{ rule: KEYS, at: IN_UI },
    codes: [
      [
        `import { pressedKey } from '../hooks/pressed-key.js';`,
        `import { hideUnmeantKeys } from '../hooks/hide-unmeant-keys.js';`,
        `function happened(event: Event) { if (event instanceof KeyboardEvent && !pressedKey(event)) alert(); }`,
        `useKeyDown((event) => { happened(event); });`,
        `export const A = () => <input onKeyDownCapture={hideUnmeantKeys} onKeyDown={(e) => { happened(e.nativeEvent); }} />;`,
      ].join('\n'),
      [
        `import Modal from 'react-bootstrap/Modal';`,
        `import { hideUnmeantKeys } from '../hooks/hide-unmeant-keys.js';`,
        `export const A = () => <Modal show onKeyDownCapture={hideUnmeantKeys} />;`,
      ].join('\n'),
    ],
  },
  {
    ...{ rule: ONE_PLACE, at: IN_UI },
    codes: [`export type Name = 'keydown';\ndocument.dispatchEvent(new KeyboardEvent('keydown'));`],
  },
  { rule: RAW_KEYS, at: IN_UI, codes: [`export const a = (all: KeyboardEvent, map: { key: 1 }) => [map.key, all];`] },
  { rule: RAW_KEYS, at: IN_BROWSER, codes: [`export const a = (event: StorageEvent) => event.key;`] },
  {
    ...{ rule: RAW_ANSWERS, at: IN_HTTP },
    codes: [`export const a = (items: readonly { readonly id: number }[]) => items.map(({ id }) => String(id));`],
  },
  { rule: RAW_ANSWERS, codes: [`export const a = (text: string) => Number(text);`] },
  { rule: NAMED_EXPORTS, codes: [`export const a = 1;`] },
  { rule: TIME, codes: [`export const a = (ms: number) => new Date(ms);`] },
  ...[IN_BROWSER, IN_TOOLS].map((at) => ({ ...{ rule: TIME, at }, codes: [`export const a = () => Date.now();`] })),
  { rule: TIME, at: IN_TEST, codes: [`setTimeout(() => undefined, 1);`] },
  { rule: TEXT_AS_HTML, at: IN_UI, codes: [`document.body.textContent = document.head.innerHTML;`] },
  { rule: GLOBALS, codes: [`export const f = (open: boolean) => open;`] },
  { rule: GLOBALS, at: IN_UI, codes: [`export const a = window.innerWidth;`] },
  {
    rule: LAZY,
    at: IN_UI,
    codes: [`${LAZY_MODULE}export const view = lazyModule('view', () => import('./view.js'));`],
  },
  { rule: LAZY, at: IN_TOOLS, codes: [`export const load = () => import('./view.js');`] },
  { rule: BASELINE, codes: [`export const a = (b$: Observable<1>) => b$;`] },
  { rule: BASELINE, at: IN_TOOLS, codes: [`export const a = URL.canParse('/');`] },
  { rule: BASELINE, at: IN_UI, codes: [`export const a = () => structuredClone(1);`] },
];

interface Planted {
  readonly rule: string;
  readonly at: string;
  readonly code: string;
}

const each = (all: readonly Samples[]): readonly Planted[] =>
  all.flatMap(({ rule, at = IN_DOMAIN, codes }) => codes.map((code) => ({ rule, at, code })));

describe('The linters', function () {
  this.timeout(180_000);

  /** A project of the sample files and of what they import: types of the real one would take longer. */
  const folder = mkdtempSync(join(tmpdir(), 'course-site-lint-'));
  for (const imported of ['node_modules', 'src/domain/kernel', 'src/ui/shared/hooks']) link(imported);
  for (const path of ['tsconfig.json', 'src/tsconfig.json', 'package.json', 'tools/lint'])
    cpSync(path, join(folder, path), { recursive: true });
  const [invalid, valid] = [each(INVALID), each(VALID)];
  const planted = [...invalid, ...valid];
  const reported = new Map<string, readonly string[]>();

  before(async () => {
    const files = planted.map((sample) => {
      mkdirSync(dirname(pathOf(sample)), { recursive: true });
      writeFileSync(pathOf(sample), RXJS + sample.code);
      return pathOf(sample);
    });
    const { stdout } = spawnSync(OXLINT, ['-c', 'tools/lint/oxlint.config.js', '-f', 'json', ...files], {
      cwd: folder,
    });
    // Written by oxlint in this run.
    const { diagnostics } = JSON.parse(stdout.toString()) as { diagnostics: { code: string; filename: string }[] };
    const byTypes = await new ESLint({
      cwd: folder,
      overrideConfigFile: join(folder, 'tools/lint/eslint.config.js'),
    }).lintFiles(files);
    for (const { code, filename } of diagnostics) report(resolve(folder, filename), code);
    for (const { filePath, messages } of byTypes)
      for (const { ruleId } of messages) report(filePath, ruleId ?? 'fatal');
  });

  after(() => rmSync(folder, { recursive: true }));

  function link(path: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }

  function report(file: string, rule: string): void {
    reported.set(file, [...(reported.get(file) ?? []), rule]);
  }

  /** Each sample has a file of its own. */
  function pathOf(sample: Planted): string {
    return join(folder, sample.at.replace('planted', `planted-${String(planted.indexOf(sample))}`));
  }

  const complaints = (sample: Planted): readonly string[] => reported.get(pathOf(sample)) ?? [];

  for (const sample of invalid)
    it(`report ${sample.rule} in ${sample.at}: ${sample.code}`, () =>
      expect(complaints(sample)).to.include(sample.rule));

  for (const sample of valid)
    it(`accept for ${sample.rule} in ${sample.at}: ${sample.code}`, () =>
      expect(complaints(sample)).not.to.include(sample.rule));
});
