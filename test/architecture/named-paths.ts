/** A path as a document names it, and how it reads from the root of the repository: one of `meant` must be there. */
export interface NamedPath {
  readonly named: string;
  readonly meant: readonly string[];
}

const FROM_THE_ROOT = /^(?:src|demo|lab|test|tools|docs|deploy)(?:\/|$)/;
const FROM_SRC = /^(?:domain|application|adapters|ui|composition|boot)\//;
const PATH = /^[\w.*{},<>-]+(?:\/[\w.*{},<>-]+)*\/?$/;
const WITH_ENDING = /\.(?:[cm]?js|tsx?|jsonc?|scss|html|md)$/;

/** Whatever prose, tables and blocks of code name. A name without its folder may be anywhere; `<feature>` stands for any. */
export function namedPaths(text: string): readonly NamedPath[] {
  const links = [...text.matchAll(/\]\((?:\.\.\/)*([^)#:]+)\)/g)].map(([, path = '']) => path);
  const named = [...spansOf(text), ...wordsOfBlocks(text), ...links];
  return named.filter((word) => PATH.test(word)).flatMap(readName);
}

/** Which of the names lead nowhere. A name with alternatives, `{a,b}`, must lead to each; `*` stands for part of a name. */
export function leadingNowhere(names: readonly NamedPath[], tree: ReadonlySet<string>): readonly string[] {
  const paths = [...tree];
  const isThere = (path: string) => {
    const pattern = patternOf(path);
    return paths.some((there) => pattern.test(there));
  };
  const isWhole = (path: string) => alternativesOf(path.replace(/\/$/, '')).every(isThere);
  return names.filter(({ meant }) => !meant.some(isWhole)).map(({ named }) => named);
}

/** Scripts of package.json that a text tells people to run. */
export function namedScripts(text: string): readonly string[] {
  const run = [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, script = '']) => script);
  return [...run, ...spansOf(text).filter((span) => /^test:\w+$/.test(span))];
}

function readName(named: string): readonly NamedPath[] {
  if (FROM_THE_ROOT.test(named)) return [{ named, meant: [named] }];
  if (FROM_SRC.test(named)) return [{ named, meant: [`src/${named}`] }];
  // Beside the document, or wherever such a file is.
  return WITH_ENDING.test(named) ? [{ named, meant: [named, `**/${named}`] }] : [];
}

/** Between backticks. */
function spansOf(text: string): readonly string[] {
  return [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

const BLOCK = /^```.*?^```/gms;

function withoutBlocks(text: string): string {
  return text.replace(BLOCK, '');
}

/** Only what begins at the root: much else in a block of code looks like a path. */
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
    .map((part, place) =>
      place % 2 === 0 ? part.replace(/[^\w/]/g, String.raw`\$&`) : part === '**/' ? '(?:.*/)?' : '[^/]*',
    )
    .join('');
  return new RegExp(`^${source}$`);
}
