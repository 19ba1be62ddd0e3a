/**
 * A table that the bench writes, between two comments of a page: `<!-- bench presses: --only press -->` with its name and
 * the arguments of its run, and `<!-- end -->`.
 */
export interface PageTable {
  readonly name: string;
  readonly args: readonly string[];
}

const TABLE = /(?<start><!-- bench (?<name>\w+): (?<args>[^\n]*?) -->\n)(?<text>.*?)(?<end><!-- end -->)/gs;

/** The tables of a page with these names; `all` are all of them. Throws when there is no table of a name. */
export function tablesIn(page: string, names: readonly string[]): readonly PageTable[] {
  const tables = [...page.matchAll(TABLE)].map(({ groups: { name = '', args = '' } = {} }) => ({
    name,
    args: args.split(' '),
  }));
  if (names.join() === 'all') return tables;
  return names.map((wanted) => {
    const table = tables.find(({ name }) => name === wanted);
    if (table) return table;
    throw new Error(`There is no table "${wanted}" in the page, only ${tables.map(({ name }) => name).join(', ')}.`);
  });
}

/** The page with this text in place of the old one. */
export function withTable(page: string, name: string, text: string): string {
  return page.replaceAll(TABLE, (old, start: string, found: string, _args: string, _text: string, end: string) =>
    found === name ? `${start}\n${text}\n\n${end}` : old,
  );
}
