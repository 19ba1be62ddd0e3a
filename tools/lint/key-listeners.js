import { findVariable } from '@typescript-eslint/utils/ast-utils';

/** A listener or an event: `onKeyDown`, `onKeyUpCapture`, `onkeypress`. */
const KEY_NAME = /^(?:on)?key(?:down|up|press)(?:capture)?$/i;

/** `pressedKey`, and our functions that call it. */
const CHECKS = /^(?:pressedKey|hideUnmeantKeys|submitByKey)$/;

/** Components of libraries that listen to keys and know nothing of input methods, by package and name. */
const LISTENING_COMPONENT = /^react-bootstrap\/(?:Dropdown|Modal|Nav|Offcanvas|Overlay|Tab)/;

/**
 * A listener of keys must ask `pressedKey` which key the visitor means: itself, or in a function of the same file that it
 * uses. A component of a library that listens to keys must have the keys of an input method hidden from it.
 */
export const keyListeners = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      listener: 'A key is what the visitor means: call pressedKey (src/ui/shared/hooks/pressed-key.ts).',
      library: 'This component listens to keys: give it onKeyDownCapture={hideUnmeantKeys}.',
    },
  },
  create(context) {
    const { sourceCode } = context;

    /** Whether the code of a node, or what it refers to in this file, uses one of these functions. */
    function checksKey(node, seen = new Set()) {
      if (seen.has(node)) return false;
      seen.add(node);
      if (node.type !== 'Identifier')
        return childrenOf(node, sourceCode.visitorKeys).some((child) => checksKey(child, seen));
      return CHECKS.test(node.name) || definitionsOf(node).some((definition) => checksKey(definition, seen));
    }

    function definitionsOf(name) {
      const variable = findVariable(sourceCode.getScope(name), name);
      // A parameter is defined by its function, which would lead out of the listener.
      return (variable?.defs ?? []).filter(({ type }) => /Variable|FunctionName/.test(type)).map(({ node }) => node);
    }

    function check(node, isChecked) {
      if (!isChecked) context.report({ node, messageId: 'listener' });
    }

    return {
      JSXAttribute: (node) => {
        if (KEY_NAME.test(sourceCode.getText(node.name))) check(node, checksKey(node));
      },
      'ObjectExpression > Property': (node) => {
        if (KEY_NAME.test(sourceCode.getText(node.key))) check(node, checksKey(node.value));
      },
      AssignmentExpression: ({ left, right }) => {
        if (left.type !== 'MemberExpression') return;
        if (KEY_NAME.test(sourceCode.getText(left.property))) check(left, checksKey(right));
      },
      'CallExpression[callee.name=/^useKey(?:s|Down)$/]': (node) => check(node, checksKey(node.arguments[0])),
      ImportDeclaration: (node) => {
        for (const { name, references } of sourceCode.getDeclaredVariables(node)) {
          if (!LISTENING_COMPONENT.test(`${node.source.value} ${name}`)) continue;
          for (const { parent } of references.map(({ identifier }) => identifier))
            if (parent.type === 'JSXOpeningElement' && !parent.attributes.some(isHiding))
              context.report({ node: parent, messageId: 'library' });
        }
      },
    };
  },
};

function isHiding(attribute) {
  return attribute.type === 'JSXAttribute' && attribute.name.name === 'onKeyDownCapture';
}

function childrenOf(node, keys) {
  const fields = new Map(Object.entries(node));
  // The visitor keys name the fields that contain nodes.
  return (keys[node.type] ?? []).flatMap((key) => fields.get(key) ?? []);
}
