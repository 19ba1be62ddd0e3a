import type { TSESTree } from '@typescript-eslint/utils';

import { rule } from './rule.js';

const CHINESE = /\p{Script=Han}/u;

/**
 * Chinese words are kept where sentences are kept, so that one folder holds all a visitor can read. Comments may
 * quote them. Where they are kept is said in eslint.config.js.
 */
export const chineseInMessages = rule({
  meta: {
    type: 'problem',
    schema: [],
    messages: { astray: 'A visitor may read this: move it to src/domain/messages.' },
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
