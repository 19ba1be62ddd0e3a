import { statSync } from 'node:fs';

import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

import { testFontsConfiguration } from './test-fonts.js';

/** A browser that talks to nobody but this machine: no background traffic, and no name resolves. */
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

/** `moreArgs` come after those that every browser of this project has. */
export interface LaunchWishes extends Pick<LaunchOptions, 'ignoreDefaultArgs'> {
  readonly moreArgs?: readonly string[];
}

/** The Chromium of the tests and the pictures: the one that comes with the packages, or the one that `CHROME_PATH` names. */
export async function launchChromium({ moreArgs = [], ...options }: LaunchWishes = {}): Promise<Browser> {
  const args = [...CHROMIUM_ARGS, ...moreArgs];
  return chromium.launch({ executablePath: await readyChromium(), args, headless: true, ...options });
}

/** Where that browser is; a browser that this process starts has the fonts of the tests and no others. Fails when it is not there. */
export async function readyChromium(): Promise<string> {
  process.env.FONTCONFIG_FILE ??= testFontsConfiguration();
  return chosenChromium(process.env.CHROME_PATH) ?? (await packagedChromium());
}

/** The browser that somebody wants in place of the packaged one, if any. Fails where that is no file. */
export function chosenChromium(path: string | undefined): string | undefined {
  if (path === undefined || path === '') return undefined;
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
  throw new Error(`CHROME_PATH names no browser: there is no file ${path}. Without it the packaged browser is taken.`);
}

/**
 * Unpacks `@sparticuz/chromium` once per machine. Its own flags are left alone: they are for a cloud function, where
 * everything runs in one process and web security is off.
 */
async function packagedChromium(): Promise<string> {
  // Read while the package loads: with it, the package brings the system libraries that Chromium needs.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
