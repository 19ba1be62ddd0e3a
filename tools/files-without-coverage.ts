import ts from 'typescript';

/** The part of c8's `json-summary` that is read here; the keys are paths and `total`. */
export type CoverageSummary = Readonly<Record<string, Coverage>>;

interface Coverage {
  readonly statements: { readonly covered: number; readonly pct: number };
}

interface Files {
  readonly source: (file: string) => string;
  /** Converts a key of the summary to the form of the paths in `files`. */
  readonly name: (covered: string) => string;
}

/** Files with code of which nothing has run. */
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

/** Whether code remains when types and comments are removed; a single constant is code. */
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
