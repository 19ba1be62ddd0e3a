import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

import { rule } from './rule.js';
import { streamKind } from './stream-type.js';

/**
 * A subject that is a member of a class must be private: any code that can access it can emit values.
 */
export const privateSubjects = rule({
  meta: {
    type: 'problem',
    schema: [],
    messages: { open: 'Other classes can emit values with this subject: make it private and expose a stream.' },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);

    function check(member: TSESTree.PropertyDefinition | TSESTree.TSParameterProperty, name: TSESTree.Node): void {
      const isPrivate = member.accessibility === 'private' || name.type === AST_NODE_TYPES.PrivateIdentifier;
      if (!isPrivate && streamKind(services.getTypeAtLocation(name)) === 'subject') {
        context.report({ node: name, messageId: 'open' });
      }
    }

    return {
      PropertyDefinition: (node) => {
        check(node, node.key);
      },
      TSParameterProperty: (node) => {
        check(node, node.parameter);
      },
    };
  },
});
