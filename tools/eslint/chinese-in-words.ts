import type { TSESTree } from '@typescript-eslint/utils';

import { rule } from './rule.js';

const CHINESE = /\p{Script=Han}/u;

/**
 * Chinese words are kept in files of words alone, one beside each feature. Comments may
 * quote them. Where they are kept is said in eslint.config.js.
 */
export const chineseInWords = rule({
  meta: {
    type: 'problem',
    schema: [],
    messages: { astray: 'A visitor may read this: move it to the words.ts of its feature.' },
  },
  create(context) {
    const check = (node: TSESTree.Node, text: string): void => {
      if (CHINESE.test(text)) context.report({ node, messageId: 'astray' });
    };
    return {
      Literal: (node) => {
        check(node, node.raw);
        // Written with escapes, it reads the same to a visitor.
        if (typeof node.value === 'string' && !CHINESE.test(node.raw)) check(node, node.value);
      },
      TemplateElement: (node) => {
        check(node, node.value.cooked ?? node.value.raw);
      },
      JSXText: (node) => {
        check(node, node.value);
      },
      Identifier: (node) => {
        check(node, node.name);
      },
    };
  },
});
