import { languageOfClass } from './languages.js';

/** A code sample whose language is known. */
export interface CodeSample {
  readonly element: HTMLElement;
  readonly language: string;
}

/**
 * The code samples of a text that say what language they are in. None is guessed: that would take every language
 * there is to be fetched, to be wrong about every third short sample.
 */
export function findCode(root: ParentNode): readonly CodeSample[] {
  return [...root.querySelectorAll('pre')].flatMap((pre) => {
    const element = pre.querySelector('code') ?? pre;
    const language = languageOf(element) ?? languageOf(pre);
    return language === undefined ? [] : [{ element, language }];
  });
}

function languageOf({ classList }: Element): string | undefined {
  return [...classList].map(languageOfClass).find(Boolean);
}
