/**
 * A webpack loader for react-router: lets the minifier drop the components that nobody uses. They are held by a
 * `X.displayName = 'X'` for debugging, by the `contextType` of a class that draws the errors of its own routes, and by
 * calls of `forwardRef` that do not say that they are pure. And a hook that is looked up by the name in a variable would
 * have webpack carry a copy of all of React's names.
 */
module.exports = function droppableComponents(source) {
  return source
    .replace(/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/(?<=\bReact\d*)\[USE_OPTIMISTIC\]/, '.useOptimistic');
};
