import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const PACKAGE = '@expo-google-fonts/noto-sans-sc';
/** Of all its weights, those that the site is measured and drawn with. */
const WEIGHTS = ['400Regular', '700Bold'];

/**
 * The configuration of fontconfig (which Chromium asks on Linux) that knows one font, with Chinese glyphs, and none of the
 * machine's: widths, contrasts and pictures are the same on a machine without fonts and on one with many. Written at
 * each call, since the folder of the project is part of it; returns its path.
 */
export function testFontsConfiguration(): string {
  const folder = resolve('.cache/test-fonts');
  mkdirSync(folder, { recursive: true });
  const font = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...WEIGHTS.map((weight) => `  <dir>${join(font, weight)}</dir>`),
    `  <cachedir>${join(folder, 'cache')}</cachedir>`,
    '</fontconfig>',
  ];
  const file = join(folder, 'fonts.conf');
  // By rename: another process may be reading it.
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, lines.join('\n'));
  renameSync(draft, file);
  return file;
}
