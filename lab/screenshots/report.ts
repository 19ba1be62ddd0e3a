import { writeFile } from 'node:fs/promises';

import type { Change } from './compare-sets.js';

const FILE = '.screenshots/differences.html';

/** Writes a page that shows the differences side by side, next to the folders of both sets. Resolves with its path. */
export async function writeReport(changes: readonly Change[]): Promise<string> {
  await writeFile(FILE, reportOf(changes));
  return FILE;
}

export function lineOf(change: Change): string {
  return change.kind === 'new' ? `new      ${change.file}` : `changed  ${change.file}: ${String(change.pixels)} pixels`;
}

function reportOf(changes: readonly Change[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots compared</title>
<style>
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
  figure { flex: 1 1 300px; margin: 0; }
  img { max-width: 100%; border: 1px solid #888; }
</style>
<h1>${String(changes.length)} screenshots have changed</h1>
${changes.map(section).join('\n')}
</html>
`;
}

function section(change: Change): string {
  const now = figure('now', `now/${change.file}`);
  const figures =
    change.kind === 'new' ? [now] : [figure('last', `last/${change.file}`), now, figure('difference', change.image)];
  return `<h2>${lineOf(change)}</h2>\n<div>${figures.join('')}</div>`;
}

function figure(caption: string, address: string): string {
  return `<figure><figcaption>${caption}</figcaption><img src="${address}" alt="${caption}" loading="lazy"></figure>`;
}
