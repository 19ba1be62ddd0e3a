/** A path as a document writes it, and what it may mean from the root of the repository: one of `meant` must exist. */
export interface NamedPath {
  readonly named: string;
  readonly meant: readonly string[];
}

const FROM_THE_ROOT = /^(?:src|demo|lab|snapshots|test|tools|docs|deploy)(?:\/|$)/;
const FROM_SRC = /^(?:domain|application|adapters|ui|composition|boot)\//;
const PATH = /^[\w.*{},<>-]+(?:\/[\w.*{},<>-]+)*\/?$/;
const WITH_ENDING = /\.(?:[cm]?js|tsx?|jsonc?|scss|html|md)$/;

/**
 * The paths in the prose, tables and code blocks of a text. A file name without a folder may be in any folder;
 * `<feature>` stands for any name.
 */
export function namedPaths(text: string): readonly NamedPath[] {
  const links = [...text.matchAll(/\]\((?:\.\.\/)*([^)#:]+)\)/g)].map(([, path = '']) => path);
  const named = [...spansOf(text), ...wordsOfBlocks(text), ...links];
  return named.filter((word) => PATH.test(word)).flatMap(readName);
}

/** The names whose path does not exist. Every alternative of `{a,b}` must exist; `*` matches a part of a name. */
export function missingPaths(names: readonly NamedPath[], tree: ReadonlySet<string>): readonly string[] {
  const paths = [...tree];
  const isThere = (path: string) => {
    const pattern = patternOf(path);
    return paths.some((there) => pattern.test(there));
  };
  const isWhole = (path: string) => alternativesOf(path.replace(/\/$/, '')).every(isThere);
  return names.filter(({ meant }) => !meant.some(isWhole)).map(({ named }) => named);
}

/** A test that a document cites: its file, and a part of its title in “…”. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

export function namedTests(text: string): readonly NamedTest[] {
  return [...text.matchAll(/`(test\/[^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }));
}

/** Whether a test or a group of tests in the source has a title that contains this part, and is in `npm test`. */
export function hasTitle(source: string, part: string): boolean {
  return titlesIn(source).some((title) => title.includes(part) && !/\(breadth\)|\$\{BREADTH\}/.test(title));
}

/** The titles of tests and of groups of tests, those of the breadth, too. */
export function titlesIn(source: string): readonly string[] {
  return [...source.matchAll(/\b(?:describe|it)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(([, , title = '']) => title);
}

/** The scripts of package.json that a text tells its readers to run. */
export function namedScripts(text: string): readonly string[] {
  const run = [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, script = '']) => script);
  return [...run, ...spansOf(text).filter((span) => /^test:\w+$/.test(span))];
}

function readName(named: string): readonly NamedPath[] {
  if (FROM_THE_ROOT.test(named)) return [{ named, meant: [named] }];
  if (FROM_SRC.test(named)) return [{ named, meant: [`src/${named}`] }];
  // Either beside the document or in any folder.
  return WITH_ENDING.test(named) ? [{ named, meant: [named, `**/${named}`] }] : [];
}

/** The texts between backticks. */
function spansOf(text: string): readonly string[] {
  return [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

const BLOCK = /^```.*?^```/gms;

function withoutBlocks(text: string): string {
  return text.replace(BLOCK, '');
}

/** Only words that start with a folder of the root: other words of a code block can look like paths. */
function wordsOfBlocks(text: string): readonly string[] {
  const words = (text.match(BLOCK) ?? []).flatMap((block) => block.split(/\s+/));
  return words.filter((word) => FROM_THE_ROOT.test(word) && word.includes('/'));
}

function alternativesOf(path: string): readonly string[] {
  const [whole, inside] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole === undefined || inside === undefined) return [path];
  return inside.split(',').flatMap((one) => alternativesOf(path.replace(whole, one)));
}

function patternOf(path: string): RegExp {
  const source = path
    .split(/(\*\*\/|\*|<\w+>)/)
    .map((part, index) =>
      index % 2 === 0 ? part.replace(/[^\w/]/g, String.raw`\$&`) : part === '**/' ? '(?:.*/)?' : '[^/]*',
    )
    .join('');
  return new RegExp(`^${source}$`);
}
