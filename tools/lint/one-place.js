/**
 * What only one file of the site may use, so that a second way to do it is an extension of the first
 * (CONTRIBUTING.md#how-to-work): the nodes that use it, the file (with exceptions after it), and what others call instead.
 */
const PLACES = [
  {
    uses: ':not(TSLiteralType, NewExpression) > Literal[value=/^key(?:down|up|press)$/]',
    files: ['src/ui/shared/hooks/pressed-key.ts'],
    instead: 'a row of src/domain/lesson/keys.ts, or useKeyDown',
  },
  {
    uses: ':matches(CallExpression[callee.name="matchMedia"], CallExpression[callee.property.name="matchMedia"])',
    // The second one runs in browsers that cannot load the first, and looks for a feature of the language.
    files: ['src/ui/shared/hooks/media-list.ts', 'src/boot/old-browser.ts'],
    instead: 'useMedia with a shape of src/domain/site/window-shapes.ts',
  },
  {
    uses: 'MemberExpression[property.name="requestFullscreen"]',
    files: ['src/ui/lesson/player/use-fullscreen.ts'],
    instead: 'useFullscreen',
  },
  {
    uses: 'MemberExpression[property.name=/^(?:exitFullscreen|fullscreenElement)$/]',
    files: ['src/ui/shared/hooks/fullscreen.ts'],
    instead: 'isFullscreen, outsideFullscreen',
  },
  {
    uses: ':matches(CallExpression[callee.name="print"], CallExpression[callee.object.name="window"][callee.property.name="print"])',
    files: ['src/ui/shared/hooks/use-printing.ts'],
    instead: 'PrintButton',
  },
  {
    uses: 'MemberExpression[object.name="navigator"][property.name="clipboard"]',
    // The panel reports in its own way, and belongs to no build of the product.
    files: ['src/ui/shared/hooks/use-copy.ts', 'demo/panel/copy-and-fill.tsx'],
    instead: 'useCopyText',
  },
  {
    uses: ':matches(ImportDeclaration, ExportNamedDeclaration)[source.value=/^react-bootstrap.(?:Modal|Offcanvas)$/]',
    files: ['src/ui/shared/widgets/dialog-frame.tsx', 'src/ui/shared/header/narrow-panel.tsx'],
    instead: 'DialogFrame',
  },
];

export const onePlace = {
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      PLACES.filter(({ files }) => !files.some((file) => context.filename.endsWith(file))).map(
        ({ uses, files: [file], instead }) => [
          uses,
          (node) => context.report({ node, message: `Only ${file} may do this. Use ${instead}.` }),
        ],
      ),
    ),
};
