import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPRESSED = /\.(?:br|gz)$/;

/** The names of the files of a build, without their compressed copies. */
export function assetsOf(root: string): ReadonlySet<string> {
  return new Set(readdirSync(join(root, 'assets')).filter((name) => !COMPRESSED.test(name)));
}

/** Another hash, as a file with other content has. */
const another = (hash: string) => hash.slice(4) + hash.slice(0, 4);

/**
 * Replaces the build by another one of the same site: every file has a new name, and every reference uses it. release.sh
 * keeps the files of older releases until it cleans them: then `older` has their names.
 */
export function deployAnother(root: string, older?: ReadonlySet<string>): void {
  const assets = join(root, 'assets');
  for (const folder of [root, assets])
    for (const name of readdirSync(folder).filter((each) => COMPRESSED.test(each))) rmSync(join(folder, name));
  const names = readdirSync(assets).filter((name) => older?.has(name) !== true);
  const replaced = names.map((name) => [name, readFileSync(join(assets, name))] as const);
  const hashes = names.flatMap((name) => /\.(\w{6})\.(?:js|css)$/.exec(name)?.[1] ?? []);
  const renamed = (text: string) => hashes.reduce((result, hash) => result.replaceAll(hash, another(hash)), text);
  const rewrite = (file: string, change: (text: string) => string) => {
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  // The policy names the inline scripts of the document by their hashes, so these must not change.
  rewrite(join(root, 'index.html'), (html) => html.replace(/ src="[^"]+"/g, renamed));
  for (const name of names.filter((each) => each.startsWith('runtime.'))) rewrite(join(assets, name), renamed);
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  if (older !== undefined) for (const [name, bytes] of replaced) writeFileSync(join(assets, name), bytes);
}
