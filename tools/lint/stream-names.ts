import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import type { Type } from 'typescript';

/** The kinds of types that the naming rule distinguishes. */
type StreamKind = 'stream' | 'subject' | 'other';

/**
 * A variable, parameter or property that is a stream ends in `$`, and nothing else does.
 * Functions that return a stream are named by a verb. A private subject has no `$`, which is for the stream exposed
 * from it; other subjects are free. Keys of an object literal are not checked: the called API defines them.
 * oxlint's rule of the same name checks in all folders what needs no types (oxlint-plugin.js).
 */
export const streamNames = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      missing: "'{{name}}' is a stream: end its name in $.",
      notAStream: "'{{name}}' is no stream: only streams end in $.",
      ownSubject: "'{{name}}' is a subject of this class: only the stream exposed from it ends in $.",
    },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();

    function check(name: TSESTree.Identifier, isOwnSubject = false): void {
      const type = services.getTypeAtLocation(name);
      const kind = streamKind(checker.getBaseConstraintOfType(type) ?? type);
      const dollar = name.name.endsWith('$');
      const report = (messageId: 'missing' | 'notAStream' | 'ownSubject'): void => {
        context.report({ node: name, messageId, data: { name: name.name } });
      };
      if (kind === 'stream' && !dollar) report('missing');
      if (kind === 'other' && dollar) report('notAStream');
      if (kind === 'subject' && dollar && isOwnSubject) report('ownSubject');
    }

    function checkPattern(pattern: TSESTree.Node | null, isOwnSubject = false): void {
      switch (pattern?.type) {
        case AST_NODE_TYPES.Identifier:
          check(pattern, isOwnSubject);
          break;
        case AST_NODE_TYPES.AssignmentPattern:
          checkPattern(pattern.left, isOwnSubject);
          break;
        case AST_NODE_TYPES.RestElement:
          checkPattern(pattern.argument);
          break;
        case AST_NODE_TYPES.ArrayPattern:
          for (const element of pattern.elements) checkPattern(element);
          break;
        case AST_NODE_TYPES.ObjectPattern:
          for (const property of pattern.properties) {
            checkPattern(property.type === AST_NODE_TYPES.Property ? property.value : property);
          }
          break;
        case AST_NODE_TYPES.TSParameterProperty:
          checkPattern(pattern.parameter, pattern.accessibility === 'private');
          break;
        default:
          // This node declares no name.
          break;
      }
    }

    const checkParameters = (node: { readonly params: readonly TSESTree.Node[] }): void => {
      for (const parameter of node.params) checkPattern(parameter);
    };
    const checkKey = (node: TSESTree.PropertyDefinition | TSESTree.TSPropertySignature): void => {
      const isPrivate = 'accessibility' in node && node.accessibility === 'private';
      if (node.key.type === AST_NODE_TYPES.Identifier && !node.computed) check(node.key, isPrivate);
    };

    return {
      VariableDeclarator: (node) => {
        checkPattern(node.id);
      },
      ArrowFunctionExpression: checkParameters,
      FunctionDeclaration: checkParameters,
      FunctionExpression: checkParameters,
      TSEmptyBodyFunctionExpression: checkParameters,
      TSFunctionType: checkParameters,
      TSMethodSignature: checkParameters,
      PropertyDefinition: checkKey,
      TSAbstractPropertyDefinition: (node) => {
        if (node.key.type === AST_NODE_TYPES.Identifier) check(node.key);
      },
      TSPropertySignature: checkKey,
    };
  },
});

/**
 * Classifies a type by its methods, not by its name: with `pipe` and `subscribe` it is a stream, with `next` as well a
 * subject. An optional stream is a stream.
 */
function streamKind(type: Type): StreamKind {
  const kinds = (type.isUnion() ? type.types : [type]).map(kindOfOne);
  return kinds.find((kind) => kind !== 'other') ?? 'other';
}

function kindOfOne(type: Type): StreamKind {
  const has = (member: string): boolean => type.getProperty(member) !== undefined;
  if (!has('subscribe') || !has('pipe')) return 'other';
  return has('next') ? 'subject' : 'stream';
}
