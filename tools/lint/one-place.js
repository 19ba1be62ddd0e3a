/**
 * What only one file of the site may use, so that a second way to do it is an extension of the first
 * (CONTRIBUTING.md#how-to-work): the nodes that use it, the file, and what others call instead.
 */
const PLACES = [
  {
    uses: ':not(TSLiteralType, NewExpression) > Literal[value=/^key(?:down|up|press)$/]',
    file: 'src/ui/shared/hooks/use-keys.ts',
    instead: 'a row of src/domain/lesson/keys.ts, or useKeyDown',
  },
];

export const onePlace = {
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      PLACES.filter(({ file }) => !context.filename.endsWith(file)).map(({ uses, file, instead }) => [
        uses,
        (node) => context.report({ node, message: `Only ${file} may do this. Use ${instead}.` }),
      ]),
    ),
};
