import { Icon } from '../shared/theme/icons.js';

/** What is on the sheet of paper, by the extension of the file. */
const MARKS: readonly (readonly [extensions: RegExp, path: string])[] = [
  [
    /^pdf$/,
    'M8.5 17c3-1.500 4-5 3.500-6.500-.3-.9-1.500-.4-1 1 .7 2 2.500 4 4.500 4 1.300 0 .9-1-.5-1-2 0-5 1-6.500 2.500z',
  ],
  [/^(?:docx?|txt|md|rtf|wps)$/, 'M8.5 11.500h7M8.500 14.500h7M8.500 17.500h4'],
  [/^(?:xlsx?|csv|et)$/, 'M8.5 11.500h7v6h-7zM8.500 14.500h7M12 11.500v6'],
  [/^(?:pptx?|dps)$/, 'M8.5 11.500h7v5h-7zM12 16.500v2'],
  [/^(?:zip|rar|7z|gz|tar)$/, 'M12 3.500v2M12 7.500v2M12 11.500v2M10.800 15.500h2.400v2.500h-2.400z'],
  [/^(?:png|jpe?g|gif|webp|svg)$/, 'M8 17.500l2.500-3.500 2 2.500 1.500-1.500 2 2.500zM14.500 11.500v.1'],
  [/^(?:mp[34]|mov|avi|wav|m4a)$/, 'M10.5 11.500l4.500 3-4.500 3z'],
];

/** A sheet of paper that shows the kind of a file. The extension is beside it as text. */
export function FileIcon({ extension }: { readonly extension: string }) {
  const mark = MARKS.find(([extensions]) => extensions.test(extension.toLowerCase()))?.[1];
  return (
    <Icon>
      <path d="M5.500 3h8.500l4.500 4.500V21h-13zM14 3v4.500h4.500" />
      {mark !== undefined && <path d={mark} />}
    </Icon>
  );
}
