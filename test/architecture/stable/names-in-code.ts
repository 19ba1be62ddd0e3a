import { readFileSync } from 'node:fs';

import { SETTING_NAMES } from '../../../src/boot/parse-settings.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { STORED_KEYS } from '../../../src/domain/session/stored-keys.js';
import { filesBelow } from '../../support/nginx/machine.js';
import { versionJson } from '../../../tools/webpack/build-version.js';
import type { StableList } from './stable-names.js';

type ListInSources = Exclude<StableList, 'snapshotFiles'>;

/** What is not for operators: a folder of the container, and a folder that only a test sets. */
const INTERNAL: ReadonlySet<string> = new Set(['RUN_DIR', 'NGINX_MODULES']);

const deploy = [...filesBelow('deploy/')].map(([path, bytes]) => ({ path, text: withoutComments(String(bytes)) }));
const scripts = deploy.filter(({ path }) =>
  /^deploy\/(?:[\w-]+|release\/\w+|snapshots\/run|nginx\/(?:configure|one-file))\.sh$/.test(path),
);

/** Each list of stable-names.ts as the code has it; test/snapshots/dom/snapshots.test.ts has the files of a snapshot. */
export const NAMES_IN_CODE: Readonly<Record<ListInSources, () => readonly string[]>> = {
  settings: () => SETTING_NAMES,
  variables: variablesOfDeploy,
  addresses: () =>
    Object.values(ROUTES).map(({ pattern, isForMembers }) => pattern + (isForMembers ? ' (members)' : '')),
  parameters: () =>
    found(
      sources(),
      /\b(?:query(?:Text|Number|Word)|rawParameter|choice(?:<\w+>)?|category|keywordParameter)\((?:[\w.]+, )?'(\w+)'|\bPARAMETER = '(\w+)'/g,
    ),
  // The site never writes the keys that end at the start: it removes what others left.
  storedKeys: () =>
    Object.values(STORED_KEYS)
      .filter(({ ends }) => ends !== 'start')
      .map(({ name, area, ends }) => `${area} ${name} (${ends})`),
  scripts: () => [
    ...scripts.flatMap(callsOf),
    ...callsOfCommand('snapshots', 'snapshots/make'),
    ...callsOfCommand('doctor', 'tools/doctor'),
  ],
  headers: () =>
    found(deploy, /^\s*add_header ([^;]*);/gm).map((row) =>
      row
        .replace(/ always$/, '')
        .replace(' ', ': ')
        .replace(/: "(.*)"$/, ': $1'),
    ),
  monitoring: () => [
    ...found(ofFile('deploy/nginx/course-site/health.conf'), /location = (\/(?!course-site-)\w+)/g),
    ...found(ofFile('deploy/nginx/course-site/health.conf'), /(return \d+ ".*?)\\n"/g).map((row) =>
      row.replace('"', ''),
    ),
    ...Object.keys(JSON.parse(versionJson('')) as object).map((key) => `/version.json ${key}`),
  ],
  events: () => found(sources(), /'(course-site:(?!start\b)[\w-]+)'/g),
};

/**
 * `NAME=default` of each variable that a script, a compose file or the Dockerfile reads; its name alone where it has no
 * default, and for base images, whose versions change.
 */
function variablesOfDeploy(): readonly string[] {
  const read = deploy.flatMap(({ text }) =>
    [...text.matchAll(/\$\{([A-Z][A-Z_]*):?[-+]([^}]*)\}|^ARG ([A-Z_]+)=/gm)].map(
      ([whole, name = '', value = '', argument]) =>
        argument ??
        (whole.includes(':+') || value.includes('$') || value === '' || name.endsWith('_IMAGE')
          ? name
          : `${name}=${value}`),
    ),
  );
  const withDefault = new Set(read.filter((each) => each.includes('=')).map((each) => each.split('=')[0] ?? ''));
  return read.filter((each) => !withDefault.has(each) && !INTERNAL.has(each.split('=')[0] ?? ''));
}

/** `release.sh install 1`: a command and the number of its arguments; `exit 1`: a status besides 0. */
function callsOf({ path, text }: { readonly path: string; readonly text: string }): readonly string[] {
  const calls = [
    ...[...text.matchAll(/\b([a-z]+):(\d)(?= \||\))/g)].map(
      ([, name, count]) => `${name} ${String(Number(count) - 1)}`,
    ),
    ...[...text.matchAll(/test \$# -eq (\d) \|\|/g)].map(([, count]) => `${count} arguments`),
    ...[...text.matchAll(/\[(\d)(\d)\]:(\w+)\)/g)].map(
      ([, few, many, word]) => `${few} arguments, ${many} with ${word}`,
    ),
    ...[...text.matchAll(/\bexit ([1-9])/g)].map(([, status]) => `exit ${status}`),
  ];
  // release.sh sources the files of its folder.
  return calls.map((call) => `${path.replace(/release\/\w+/, 'release')} ${call}`);
}

/** The options and the status of a command that runs on Node. */
function callsOfCommand(name: string, folder: string): readonly string[] {
  const options = found(ofFile(`${folder}/arguments.ts`), /^ +'?([\w-]+)'?: \{ type: '/gm);
  const statuses = found(ofFile(`${folder}/main.ts`), /process\.exitCode = (.*);/g).flatMap((row) =>
    [...row.matchAll(/\b[12]\b(?! \?)/g)].map(String),
  );
  return [
    ...options.map((option) => `npm run ${name} --${option}`),
    ...statuses.map((status) => `npm run ${name} exit ${status}`),
  ];
}

function sources() {
  return [...filesBelow('src/')].map(([, bytes]) => ({ text: String(bytes) }));
}

function ofFile(path: string) {
  return [{ text: readFileSync(path, 'utf8') }];
}

function found(files: readonly { readonly text: string }[], pattern: RegExp): readonly string[] {
  return files.flatMap(({ text }) => [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? ''));
}

function withoutComments(text: string): string {
  return text.replace(/^\s*#.*$/gm, '');
}
