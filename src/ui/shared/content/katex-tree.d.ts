import 'katex';

declare module 'katex' {
  /** A node of KaTeX's layout, from which it makes a DOM node. */
  export interface KatexTreeNode {
    readonly attributes?: Record<string, string>;
    readonly children?: readonly KatexTreeNode[];
    toNode(): Node;
  }

  /** The layout that `render` inserts. KaTeX exports this function, its types do not. */
  export function __renderToDomTree(tex: string, options: KatexOptions): KatexTreeNode;
}
