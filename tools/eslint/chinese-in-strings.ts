import type { TSESTree } from '@typescript-eslint/utils';

import { rule } from './rule.js';

const CHINESE = /\p{Script=Han}/u;

/**
 * Chinese text belongs in strings files, one beside each feature; eslint.config.js lists them. Comments may quote it.
 */
export const chineseInStrings = rule({
  meta: {
    type: 'problem',
    schema: [],
    messages: { misplaced: 'A visitor may read this: move it to the strings.ts of its feature.' },
  },
  create(context) {
    const check = (node: TSESTree.Node, text: string): void => {
      if (CHINESE.test(text)) context.report({ node, messageId: 'misplaced' });
    };
    return {
      Literal: (node) => {
        check(node, node.raw);
        // With escapes the visitor reads the same text.
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
