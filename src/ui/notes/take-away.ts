import { useEffect, useRef } from 'react';

/** Returns a function that downloads a text as a file. */
export function useSavedFile(): (name: string, text: string) => void {
  const url = useRef<string>(undefined);
  const release = (): void => {
    if (url.current !== undefined) URL.revokeObjectURL(url.current);
  };
  useEffect(() => release, []);
  return (name, text) => {
    release();
    url.current = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url.current;
    link.download = name;
    link.click();
  };
}

/** Prints an element without the page around it (notes.scss). */
export function printAlone(element: HTMLElement | null): void {
  if (element === null) return;
  element.dataset['printed'] = '';
  window.addEventListener(
    'afterprint',
    () => {
      delete element.dataset['printed'];
    },
    { once: true },
  );
  window.print();
}
