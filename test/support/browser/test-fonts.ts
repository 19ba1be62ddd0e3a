import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const PACKAGE = '@expo-google-fonts/noto-sans-sc';
/** The font weights that the site is measured and drawn with. */
const WEIGHTS = ['400Regular', '700Bold'];

/**
 * Writes a fontconfig file (Chromium reads it on Linux) with one font, which has Chinese glyphs, and returns its path.
 * Widths, contrasts and screenshots are then the same on every machine. Written at each call, because it contains the
 * path of the project.
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
  // Renamed into place, because another process may be reading the file.
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, lines.join('\n'));
  renameSync(draft, file);
  return file;
}
