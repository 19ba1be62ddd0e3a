import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { expect } from 'chai';
import { ESLint } from 'eslint';

const OXLINT = resolve('node_modules/.bin/oxlint');

const RXJS = `import { BehaviorSubject, merge, type Observable, of, Subject } from 'rxjs';\n`;
const BEHAVIOR = `import { type Behavior, readOnly } from '../../domain/kernel/streams.js';\n`;

/** The paths under which the sample code is linted, which decide the rules that apply to it. */
const IN_DOMAIN = 'src/domain/planted.ts';
const IN_FLOWS = 'src/application/planted.ts';
const IN_BROWSER = 'src/adapters/browser/planted.ts';
const IN_UI = 'src/ui/pages/planted.tsx';
const IN_SEED = 'src/adapters/memory/seed/planted.ts';
const IN_STRINGS = 'src/domain/planted/strings.ts';
const IN_SERVER_STRINGS = 'src/adapters/planted/strings.ts';
const IN_TEST = 'test/support/planted.ts';
const IN_TOOLS = 'tools/planted.ts';

/** By types, of ESLint. */
const NAMES = 'course-site/stream-names';
/** By the text of the code, of oxlint. */
const NAMES_IN_TEXT = 'course-site(stream-names)';
const PRIVATE = 'course-site(private-subjects)';
const KEYS = 'course-site(input-method-keys)';
const BASELINE = 'baseline-js/use-baseline';
const CHINESE = 'course-site(chinese-in-strings)';
const NAMED_EXPORTS = 'course-site(named-exports)';
const LOOKBEHIND = 'course-site(no-lookbehind)';
const TEXT_AS_HTML = 'course-site(text-is-no-html)';
const TIME = 'course-site(time-from-scheduler)';
const FOCUS = 'course-site(focus-in-one-place)';
const GLOBALS = 'eslint(no-restricted-globals)';

interface Planted {
  readonly title: string;
  readonly at?: string;
  readonly code: string;
}

const INVALID: readonly (Planted & { readonly rule: string })[] = [
  { rule: NAMES, title: 'a stream variable without a $', code: `${RXJS}export const ticks = of(1);` },
  {
    rule: NAMES,
    title: 'a stream parameter without a $',
    code: `${RXJS}export function f(ticks: Observable<number>) { return ticks; }`,
  },
  {
    rule: NAMES,
    title: 'an optional stream parameter without a $',
    code: `${RXJS}export function f(ticks?: Observable<number>) { return ticks; }`,
  },
  {
    rule: NAMES,
    title: 'a lambda parameter without a $',
    code: `${RXJS}export const f = (ticks: Observable<1>) => ticks;`,
  },
  { rule: NAMES, title: 'a class property without a $', code: `${RXJS}export class A { readonly ticks = of(1); }` },
  {
    rule: NAMES,
    title: 'a constructor property without a $',
    code: `${RXJS}export class A { constructor(readonly ticks: Observable<1>) {} }`,
  },
  {
    rule: NAMES,
    title: 'a port property without a $',
    code: `${RXJS}export interface A { readonly ticks: Observable<1>; }`,
  },
  {
    rule: NAMES,
    title: 'a parameter in a type without a $',
    code: `${RXJS}export type F = (ticks: Observable<1>) => void;`,
  },
  { rule: NAMES, title: 'a destructured stream without a $', code: `${RXJS}export const { a$: a } = { a$: of(1) };` },
  { rule: NAMES, title: 'an array element without a $', code: `${RXJS}export const [a] = [of(1)] as const;` },
  {
    rule: NAMES,
    title: 'a behavior without a $',
    at: IN_BROWSER,
    code: `${RXJS}${BEHAVIOR}export const a: Behavior<number> = readOnly(new BehaviorSubject(1));`,
  },
  { rule: NAMES, title: 'a number with a $', code: `export const count$ = 1;` },
  { rule: NAMES, title: 'a string parameter with a $', code: `export function f(name$: string) { return name$; }` },
  { rule: NAMES, title: 'a function variable with a $', code: `${RXJS}export const ask$ = () => of(1);` },
  {
    rule: NAMES,
    title: 'a $ on a private subject',
    code: `${RXJS}export class A { private readonly a$ = new Subject(); }`,
  },

  ...[
    `export const f = (ticks: Observable<1>) => ticks;`,
    `export interface A { readonly ticks: Observable<1>; }`,
    `export class A { readonly ticks: Observable<1> = of(1); }`,
    `export class A { constructor(readonly ticks?: Observable<1>) {} }`,
    `export class A { readonly ticks = of(1).pipe(); }`,
    `export const ticks = of(1).pipe();`,
    `export const ticks = merge(of(1));`,
    `export const ask$ = () => of(1);`,
    `export const count$ = 1;`,
    `export function f(name$: string) { return name$; }`,
    `export class A { private readonly a$ = new Subject(); }`,
  ].map((code) => ({ rule: NAMES_IN_TEXT, title: `in a test: ${code}`, at: IN_TEST, code: RXJS + code })),

  { rule: PRIVATE, title: 'a public subject', code: `${RXJS}export class A { readonly a = new Subject<number>(); }` },
  {
    rule: PRIVATE,
    title: 'a protected subject',
    code: `${RXJS}export class A { protected a = new BehaviorSubject(1); }`,
  },
  {
    rule: PRIVATE,
    title: 'a constructor subject',
    code: `${RXJS}export class A { constructor(readonly a: BehaviorSubject<number>) {} }`,
  },

  { rule: CHINESE, title: 'a Chinese string', code: `export const text = '登录';` },
  { rule: CHINESE, title: 'an escaped Chinese string', code: String.raw`export const text = '\u767b';` },
  { rule: CHINESE, title: 'a Chinese template', code: 'export const text = (n: number) => `共 ${n}`;' },
  { rule: CHINESE, title: 'a Chinese regular expression', code: `export const text = /登录/;` },
  { rule: CHINESE, title: 'Chinese text in a view', at: IN_UI, code: `export const A = () => <p>登录</p>;` },
  {
    rule: CHINESE,
    title: 'a Chinese attribute in a view',
    at: IN_UI,
    code: `export const A = () => <p title="登录" />;`,
  },
  { rule: CHINESE, title: 'a Chinese string in a flow', at: IN_FLOWS, code: `export const text = '登录';` },

  {
    ...{ rule: KEYS, title: 'a key listener of an element that knows no input method', at: IN_UI },
    code: `export const A = () => <input onKeyDown={({ key }) => { if (key === 'Enter') alert(); }} />;`,
  },
  {
    ...{ rule: KEYS, title: 'such a listener with a name', at: IN_UI },
    code: `function move() { alert(); }\nexport const A = () => <input onKeyUpCapture={move} />;`,
  },
  {
    ...{ rule: KEYS, title: 'such a listener among the props for an element', at: IN_UI },
    code: `export const props = { onKeyDown: () => { alert(); } };`,
  },
  {
    ...{ rule: KEYS, title: 'such a listener of the document', at: IN_UI },
    code: `document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') alert(); });`,
  },
  {
    ...{ rule: KEYS, title: 'such a listener in a property', at: IN_BROWSER },
    code: `window.onkeyup = () => { alert(); };`,
  },
  {
    ...{ rule: KEYS, title: 'a stream of keys that knows no input method', at: IN_UI },
    code: `import { fromEvent } from 'rxjs';\nexport const keys$ = fromEvent(document, 'keydown');`,
  },
  {
    ...{ rule: KEYS, title: 'one of two listeners for a list of events', at: IN_UI },
    code: [
      `import { isForInputMethod } from '../hooks/input-method.js';`,
      `const NAMES = ['focusin', 'keydown'];`,
      `export const a = (element: HTMLElement) => { for (const name of NAMES) element.addEventListener(name, alert); };`,
      `export const b = () => NAMES.map((name) => [name, isForInputMethod]);`,
    ].join('\n'),
  },
  {
    ...{ rule: KEYS, title: 'a dialog of a library that sees the keys of an input method', at: IN_UI },
    code: `import Modal from 'react-bootstrap/Modal';\nexport const A = () => <Modal show />;`,
  },

  { rule: NAMED_EXPORTS, title: 'a default export', code: `export default 1;` },
  { rule: NAMED_EXPORTS, title: 'a default export in an export list', code: `const a = 1;\nexport { a as default };` },
  { rule: NAMED_EXPORTS, title: 'a default export of an adapter', at: IN_BROWSER, code: `export default 1;` },
  { rule: LOOKBEHIND, title: 'a lookbehind in a regular expression', code: 'export const AT = /(?<=@)./;' },
  {
    ...{ rule: TEXT_AS_HTML, title: 'a text that becomes HTML in an adapter', at: IN_BROWSER },
    code: `document.body.innerHTML = '<b></b>';`,
  },
  { rule: TIME, title: 'Date.now in the domain', code: `export const a = Date.now();` },
  { rule: TIME, title: 'Date.now in a view', at: IN_UI, code: `export const a = Date.now();` },
  { rule: TIME, title: 'the current date in the domain', code: `export const a = new Date();` },
  { rule: TIME, title: 'a timer in a view', at: IN_UI, code: `setTimeout(() => undefined, 1);` },
  { rule: FOCUS, title: 'a call of focus() in a view', at: IN_UI, code: `document.body.focus();` },
  {
    rule: TIME,
    title: 'a timer of the window in a view',
    at: IN_UI,
    code: `window.setInterval(() => undefined, 1);`,
  },

  { rule: 'typescript(no-floating-promises)', title: 'a forgotten promise', code: `Promise.resolve(1);` },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    title: 'a forgotten case',
    code: `export function f(a: 'x' | 'y') { switch (a) { case 'x': return 1; } return 2; }`,
  },
  {
    rule: 'typescript(no-unnecessary-condition)',
    title: 'a condition that is always true',
    code: `export const f = (a: { b: number }) => a?.b;`,
  },
  {
    rule: 'typescript(prefer-optional-chain)',
    title: 'a chain of conditions',
    code: `export const f = (a?: { b?: number }) => a && a.b;`,
  },
  {
    rule: 'typescript(no-unsafe-enum-assignment)',
    title: 'a number as a value of an enumeration',
    code: `enum A { One = 1, Two = 2 }\nexport const f = (b: number): A => b;`,
  },
  {
    rule: 'jsx-a11y(alt-text)',
    title: 'an image without alternative text',
    at: IN_UI,
    code: `export const A = () => <img />;`,
  },
  {
    rule: 'react-hooks(rules-of-hooks)',
    title: 'a conditional hook',
    at: IN_UI,
    code: `import { useId } from 'react';\nexport const A = (p: { a: boolean }) => (p.a ? useId() : '');`,
  },

  { rule: GLOBALS, title: 'the window in the domain', code: `export const a = window.innerWidth;` },
  { rule: GLOBALS, title: 'storage in a flow', at: IN_FLOWS, code: `export const a = localStorage.length;` },
  { rule: GLOBALS, title: 'fetch in a flow', at: IN_FLOWS, code: `export const a = () => fetch('/');` },
  { rule: GLOBALS, title: 'the console in the domain', code: `console.log('a');` },
  { rule: BASELINE, title: 'a new class function', at: IN_UI, code: `export const a = URL.canParse('/');` },
  {
    rule: BASELINE,
    title: 'a new function of the DOM',
    at: IN_BROWSER,
    code: `export const a = (element: HTMLElement) => { element.showPopover(); };`,
  },
];

/** One statement per line. */
const TEXTS_AS_HTML = [
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
];

/** Every line is an error. */
const HTML: Planted = {
  title: 'HTML',
  at: IN_UI,
  code: ['declare const text: string;', ...TEXTS_AS_HTML].join('\n'),
};

/** Accepted by the rule for types and by the one for the text. */
const GOOD_NAMES: readonly Planted[] = [
  { title: 'a stream with a $', code: `${RXJS}export const ticks$ = of(1);` },
  { title: 'a method that returns a stream', code: `${RXJS}export class A { ask() { return of(1); } }` },
  { title: 'a function that returns a stream', code: `${RXJS}export const ask = () => of(1);` },
  {
    title: 'a function in a port',
    code: `${RXJS}export interface A { readonly ask: () => Observable<1>; }`,
  },
  { title: 'a private subject', code: `${RXJS}export class A { private readonly a = new Subject(); }` },
  { title: 'a local subject', code: `${RXJS}export function f() { const a = new Subject(); return a; }` },
  { title: 'keys of a combined request', code: `${RXJS}export const a = { config: of(1), navs: of(2) };` },
  {
    title: 'a public subject of a fake in a test',
    at: IN_TEST,
    code: `${RXJS}export class A { readonly a$ = new Subject(); }`,
  },
  { title: 'a list of streams', code: `${RXJS}export const all = [of(1)];` },
];

const VALID: readonly (Planted & { readonly rule: string })[] = [
  ...[NAMES, NAMES_IN_TEXT].flatMap((rule) => GOOD_NAMES.map((planted) => ({ rule, ...planted }))),
  { rule: PRIVATE, title: 'a private subject', code: `${RXJS}export class A { private readonly a = new Subject(); }` },
  { rule: PRIVATE, title: 'a subject in a # field', code: `${RXJS}export class A { readonly #a = new Subject(); }` },
  {
    rule: PRIVATE,
    title: 'a constructor subject',
    code: `${RXJS}export class A { constructor(private a: Subject<1>) {} }`,
  },
  { rule: PRIVATE, title: 'a public stream', code: `${RXJS}export class A { readonly a$: Observable<1> = of(1); }` },
  {
    rule: PRIVATE,
    title: 'a public subject of a fake in a test',
    at: IN_TEST,
    code: `${RXJS}export class A { readonly a$ = new Subject(); }`,
  },

  { rule: CHINESE, title: 'a Chinese comment', code: `/** 登录. */\nexport const a = 1;` },
  { rule: CHINESE, title: 'a Chinese string in a strings file', at: IN_STRINGS, code: `export const text = '登录';` },
  { rule: CHINESE, title: 'a Chinese string in the seed data', at: IN_SEED, code: `export const text = '登录';` },
  { rule: CHINESE, title: 'a Chinese string of a server', at: IN_SERVER_STRINGS, code: `export const text = '登录';` },
  { rule: CHINESE, title: 'a Chinese string in a test', at: IN_TEST, code: `export const text = '登录';` },
  { rule: CHINESE, title: 'punctuation and Latin text', code: `export const text = 'sign in: “a” → é';` },

  {
    ...{
      rule: KEYS,
      title: 'key listeners that ask for the input method, at once or through another function',
      at: IN_UI,
    },
    code: [
      `import { isForInputMethod, hideInputMethodKeys } from '../hooks/input-method.js';`,
      `const NAMES = ['focusin', 'keydown'];`,
      `function happened(event: Event) { if (event instanceof KeyboardEvent && !isForInputMethod(event)) alert(); }`,
      `for (const name of NAMES) document.addEventListener(name, (event) => { happened(event); });`,
      `document.addEventListener('keyup', happened);`,
      `export const A = () => <input onKeyDownCapture={hideInputMethodKeys} onKeyDown={(e) => { happened(e.nativeEvent); }} />;`,
    ].join('\n'),
  },
  {
    ...{ rule: KEYS, title: 'a key that is created, and the name of an event in a type', at: IN_UI },
    code: `export type Name = 'keydown';\ndocument.dispatchEvent(new KeyboardEvent('keydown'));`,
  },
  {
    ...{ rule: KEYS, title: 'a dialog of a library that hides the keys of an input method', at: IN_UI },
    code: [
      `import Modal from 'react-bootstrap/Modal';`,
      `import { hideInputMethodKeys } from '../hooks/input-method.js';`,
      `export const A = () => <Modal show onKeyDownCapture={hideInputMethodKeys} />;`,
    ].join('\n'),
  },

  { rule: NAMED_EXPORTS, title: 'a named export', code: `export const a = 1;` },
  { rule: TIME, title: 'a date of given milliseconds', code: `export const a = (ms: number) => new Date(ms);` },
  { rule: TIME, title: 'the clock of an adapter', at: IN_BROWSER, code: `export const a = () => Date.now();` },
  { rule: TIME, title: 'the clock of a tool', at: IN_TOOLS, code: `export const a = () => Date.now();` },
  {
    ...{ rule: TEXT_AS_HTML, title: 'assigned plain text, and HTML that is only read', at: IN_UI },
    code: `document.body.textContent = document.head.innerHTML;`,
  },
  { rule: TIME, title: 'the timer of a test', at: IN_TEST, code: `setTimeout(() => undefined, 1);` },

  { rule: GLOBALS, title: 'the window in a view', at: IN_UI, code: `export const a = window.innerWidth;` },
  { rule: GLOBALS, title: 'storage in an adapter', at: IN_BROWSER, code: `export const a = localStorage.length;` },
  { rule: BASELINE, title: 'a class of RxJS', code: `${RXJS}export const a = (b$: Observable<1>) => b$;` },
  { rule: BASELINE, title: 'a new function in a tool', at: IN_TOOLS, code: `export const a = URL.canParse('/');` },
  { rule: BASELINE, title: 'a function of 2022', at: IN_UI, code: `export const a = () => structuredClone(1);` },
  { rule: GLOBALS, title: 'a local name', code: `export const f = (open: boolean) => open;` },
];

describe('The linters', function () {
  this.timeout(180_000);

  /** A project of the sample files and of what they import: types of the real one would take longer. */
  const folder = mkdtempSync(join(tmpdir(), 'course-site-lint-'));
  for (const imported of ['node_modules', 'src/domain/kernel', 'src/ui/hooks/input-method.ts', 'tools/lint'])
    link(imported);
  for (const file of ['tsconfig.json', 'tsconfig.src.json', 'package.json', 'oxlint.config.js', 'eslint.config.js'])
    copyFileSync(file, join(folder, file));
  const reported = new Map<string, readonly string[]>();

  before(async () => {
    const files = [...INVALID, ...VALID, HTML].map((planted) => {
      mkdirSync(dirname(pathOf(planted)), { recursive: true });
      writeFileSync(pathOf(planted), planted.code);
      return pathOf(planted);
    });
    const { stdout } = spawnSync(OXLINT, ['-c', 'oxlint.config.js', '-f', 'json', ...files], { cwd: folder });
    // Written by oxlint in this run.
    const { diagnostics } = JSON.parse(stdout.toString()) as { diagnostics: { code: string; filename: string }[] };
    const byTypes = await new ESLint({ cwd: folder }).lintFiles(files);
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
  function pathOf(planted: Planted): string {
    const { at = IN_DOMAIN } = planted;
    const number = String([...INVALID, ...VALID, HTML].indexOf(planted));
    return join(folder, at.replace('planted', `planted-${number}`));
  }

  function complaints(planted: Planted): readonly string[] {
    return reported.get(pathOf(planted)) ?? [];
  }

  for (const planted of INVALID) {
    it(`reports ${planted.title} (${planted.rule})`, () => expect(complaints(planted)).to.include(planted.rule));
  }

  it(`reports each way to turn a text into HTML (${TEXT_AS_HTML})`, () => {
    const caught = complaints(HTML).filter((rule) => rule === TEXT_AS_HTML);
    expect(caught).to.have.lengthOf(TEXTS_AS_HTML.length);
  });

  for (const planted of VALID) {
    it(`accepts ${planted.title} (${planted.rule})`, () => expect(complaints(planted)).not.to.include(planted.rule));
  }
});
