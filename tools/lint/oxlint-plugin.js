import { keyListeners } from './key-listeners.js';
import { onePlace } from './one-place.js';

/** The rules of this project, for oxlint: none needs types. */

const CHINESE = /\p{Script=Han}/u;

/** Reports every node that a selector matches. */
const forbid = (message, ...selectors) => ({
  create: (context) => ({ [selectors.join(', ')]: (node) => context.report({ node, message }) }),
});

/** Chinese text belongs in strings files, one beside each feature. Comments may quote it. */
const chineseInStrings = {
  create(context) {
    const check = (node, ...texts) => {
      if (texts.some((text) => typeof text === 'string' && CHINESE.test(text)))
        context.report({ node, message: 'A visitor may read this: move it to the strings.ts of its feature.' });
    };
    return {
      // With escapes the visitor reads the same text.
      Literal: (node) => check(node, node.raw, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? node.value.raw),
      JSXText: (node) => check(node, node.value),
      Identifier: (node) => check(node, node.name),
    };
  },
};

const SUBJECT = '/Subject$/';
const TYPE_NAME = 'typeAnnotation.typeAnnotation.typeName.name';
const STREAM = `[${TYPE_NAME}=/^(Observable|Behavior)$/]`;
const CREATES_STREAM = (value) =>
  `:matches([${value}.callee.property.name="pipe"], [${value}.callee.name=/^(combineLatest|concat|defer|forkJoin|fromEvent|interval|merge|race|throwError|timer|zip)$/])`;
const OPEN = '[accessibility!="private"]';

const RAW_KEY = '/^(key|code|keyCode|which|charCode|isComposing|repeat)$/';

export default {
  meta: { name: 'course-site' },
  rules: {
    'chinese-in-strings': chineseInStrings,
    'key-listeners': keyListeners,
    'one-place': onePlace,
    // Any code that can access a subject can emit values.
    'private-subjects': forbid(
      'Other classes can emit values with this subject: make it private and expose a stream.',
      `PropertyDefinition${OPEN}[key.type!="PrivateIdentifier"][${TYPE_NAME}=${SUBJECT}]`,
      `PropertyDefinition${OPEN}[key.type!="PrivateIdentifier"][value.callee.name=${SUBJECT}]`,
      `TSParameterProperty${OPEN}[parameter.${TYPE_NAME}=${SUBJECT}]`,
      `TSParameterProperty${OPEN}[parameter.right.callee.name=${SUBJECT}]`,
    ),
    // What the text of the code shows. Keys of an object literal are not checked: the called API defines them.
    'stream-names': forbid(
      'A stream ends in $, and nothing else does: a function is named by a verb.',
      `Identifier[name=/[^$]$/]${STREAM}`,
      `:matches(PropertyDefinition, TSAbstractPropertyDefinition, TSPropertySignature)[key.name=/[^$]$/]${STREAM}`,
      `VariableDeclarator[id.name=/[^$]$/]${CREATES_STREAM('init')}`,
      `PropertyDefinition[key.name=/[^$]$/]${CREATES_STREAM('value')}`,
      'VariableDeclarator[id.name=/\\$$/][init.type=/^(Literal|TemplateLiteral|(Array|Object|Function|ArrowFunction)Expression)$/]',
      'Identifier[name=/\\$$/][typeAnnotation.typeAnnotation.type=/^TS(String|Number|Boolean)Keyword$/]',
      `PropertyDefinition[accessibility="private"][key.name=/\\$$/][value.callee.name=${SUBJECT}]`,
    ),
    'named-exports': forbid(
      'Export by name, so that a search for the name finds its users.',
      'ExportDefaultDeclaration',
      'ExportSpecifier[exported.name="default"]',
    ),
    // `new Date(number)` is allowed: it converts a given time and does not read the clock.
    'lazy-modules': forbid(
      'Declare it with lazyModule (src/ui/shared/hooks/use-module.ts), or as a row of a table of services or pages.',
      ':not(CallExpression[callee.name="lazyModule"] > ArrowFunctionExpression) > ImportExpression',
    ),
    'time-from-scheduler': forbid(
      'Use the scheduler of the port TIME, so that tests control the time.',
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.name="Date"]',
      'MemberExpression[object.name=/^(Date|performance)$/][property.name="now"]',
      'MemberExpression[property.name=/^set(Timeout|Interval)$/]',
      'CallExpression[callee.name=/^set(Timeout|Interval)$/]',
    ),
    // Browsers with Trusted Types refuse these at run time (tools/preview/csp.ts); this rule reports them earlier. It
    // has no exceptions: the sanitiser's library returns nodes, not text.
    'text-is-no-html': forbid(
      'Text must not become HTML: set it as text, or display it with RichText, which sanitises it.',
      'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|parseFromString)$/]',
      'CallExpression[callee.property.name=/^(setHTMLUnsafe|parseHTMLUnsafe)$/]',
      'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
      'CallExpression[callee.object.property.name="document"][callee.property.name=/^write(ln)?$/]',
      'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
      'Property[key.name="dangerouslySetInnerHTML"]',
    ),
    // Of an event of the keyboard; `pressedKey` is the only code that reads these.
    'raw-keys': forbid(
      'A key is what the visitor means: pressedKey (src/ui/shared/hooks/pressed-key.ts) knows it.',
      ...['MemberExpression[object.name=/event$/i]', 'MemberExpression[object.property.name="nativeEvent"]'].map(
        (read) => `${read}[property.name=${RAW_KEY}]`,
      ),
      ...['VariableDeclarator[init.name=/event$/i]', 'JSXAttribute[name.name=/^onKey/]'].map(
        (read) => `${read} ObjectPattern > Property[key.name=${RAW_KEY}]`,
      ),
    ),
    // A list that another code decodes may have an entry twice, and a number 0 for what cannot be read.
    'raw-answers': forbid(
      'decodeList reads a list, asAmount, asSeconds and asCount a number: docs/decisions/0013-what-the-server-means.md',
      'CallExpression[callee.name=/^(asList|Number|parseInt|parseFloat)$/]',
      'CallExpression[callee.object.name="Array"][callee.property.name=/^(isArray|from)$/]',
      'CallExpression[callee.object.name="Object"][callee.property.name=/^(values|entries)$/]',
      'CallExpression[callee.object.name="Number"][callee.property.name=/^parse/]',
      'TSAsExpression[typeAnnotation.type=/^TS(ArrayType|TypeOperator)$/] TSUnknownKeyword',
    ),
    'no-lookbehind': forbid(
      'Safari 16.0 to 16.3 cannot parse a lookbehind: docs/guides/browsers.md',
      'Literal[regex.pattern=/\\(\\?<[=!]/]',
    ),
    // Pages do not move the focus themselves: FocusKeeper, useFocusOn and shared components do.
    'focus-in-one-place': forbid(
      'useFocusOn, or `data-focus-next` for an element that disappears: docs/decisions/0021-focus-in-one-place.md',
      'CallExpression[callee.property.name="focus"]',
    ),
  },
};
