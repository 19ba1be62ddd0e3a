/** Stylesheets are imported for their side effect; webpack extracts them into files. */
declare module '*.scss';
