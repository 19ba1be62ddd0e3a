import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const PACKAGE = '@expo-google-fonts/noto-sans-sc';
/** The font weights that the site is measured and drawn with. */
const WEIGHTS = ['400Regular', '700Bold'];

/** Chromium can reach only this machine: it has no background traffic, and no name resolves. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/** `moreArgs` follow the arguments that every browser of this project has. */
export interface BrowserOptions extends Pick<LaunchOptions, 'ignoreDefaultArgs'> {
  readonly moreArgs?: readonly string[];
}

/** Starts the Chromium of the tests and the screenshots: the packaged one, or the one that `CHROME_PATH` names. */
export async function launchChromium({ moreArgs = [], ...options }: BrowserOptions = {}): Promise<Browser> {
  const args = [...CHROMIUM_ARGS, ...moreArgs];
  const launch = { executablePath: await readyChromium(), args, headless: true, ...options };
  // On a busy machine Chromium may end while it starts: once in CI, on 2026-11-27. That says nothing about the site.
  return chromium.launch(launch).catch(() => chromium.launch(launch));
}

/** The path of that browser, which then runs with the test fonts alone. Rejects when there is none. */
export async function readyChromium(): Promise<string> {
  process.env.FONTCONFIG_FILE ??= testFontsConfiguration();
  return chosenChromium(process.env.CHROME_PATH) ?? (await packagedChromium());
}

/** The browser that replaces the packaged one, if any. Throws when the path is not a file. */
export function chosenChromium(path: string | undefined): string | undefined {
  if (path === undefined || path === '') return undefined;
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
  throw new Error(
    `CHROME_PATH names no browser: there is no file ${path}. Without CHROME_PATH the packaged browser is used.`,
  );
}

/**
 * Unpacks `@sparticuz/chromium` once per machine. Its own flags are not used: they are made for a cloud function, with
 * a single process and web security off.
 */
async function packagedChromium(): Promise<string> {
  // The package reads this while it loads: with it, it brings the system libraries that Chromium needs.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/**
 * Writes a fontconfig file (Chromium reads it on Linux) with one font, which has Chinese glyphs, and returns its path.
 * Widths, contrasts and screenshots are then the same on every machine. Written at each call, because it contains the
 * path of the project.
 */
function testFontsConfiguration(): string {
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
