import ts from 'typescript';

/** The part of c8's `json-summary` that is read here; keys are paths, and `total`. */
export type CoverageSummary = Readonly<Record<string, Coverage>>;

interface Coverage {
  readonly statements: { readonly covered: number; readonly pct: number };
}

interface Files {
  readonly source: (file: string) => string;
  /** The path of a key of the summary, written as `files` writes it. */
  readonly name: (covered: string) => string;
}

/** Files with something to run of which nothing was run. */
export function filesWithoutCoverage(
  files: readonly string[],
  summary: CoverageSummary,
  { source, name }: Files,
): string[] {
  const run = new Set(
    Object.entries(summary)
      .filter(([, { statements }]) => statements.covered > 0)
      .map(([covered]) => name(covered)),
  );
  return files.filter((file) => !run.has(file) && hasCode(source(file)));
}

/** Whether anything is left to run once types and comments are gone; a single constant is. */
function hasCode(source: string): boolean {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      removeComments: true,
    },
  });
  return !/^\s*export \{\};?\s*$/.test(outputText);
}
