/** A sheet is imported for its effect; webpack makes a file of it. */
declare module '*.scss';
