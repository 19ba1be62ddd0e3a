import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { describeWithPrograms } from '../support/nginx/describe-with-programs.js';
import { onlyTheseTools, replaceProgram, run, SHELL_TOOLS } from '../support/nginx/machine.js';

const TOOLS = [...SHELL_TOOLS, 'dd'];
/** Every program that one-file.sh runs itself. */
const OWN_TOOLS = ['awk', 'cat', 'cmp', 'cp', 'dd', 'dirname', 'head', 'mktemp', 'mv', 'rm', 'sh', 'tail', 'tr', 'wc'];
/** In place of the real one, which takes a tenth of a second. */
const CONFIGURE = `#!/bin/sh
set -e
mkdir "$1/conf.d" "$1/course-site"
seq 2000 | sed 's/.*/map "" $a& {}/' >"$1/course-site/values.conf"
printf '%s\\n' '# comment' 'include course-site/values.conf;' 'server { include course-site/own*.conf; }' >"$1/conf.d/course-site.conf"
`;
const NEW = [
  '# Written by one-file.sh. It belongs to one build: write it again after each release.',
  ...Array.from({ length: 2000 }, (_, index) => `map "" $a${String(index + 1)} {}`),
  'server { include course-site/own*.conf; }',
  '# The end of what one-file.sh has written.\n',
].join('\n');
const SHORTER = 'server { listen 1; }\n';
const BEFORE = { shorter: SHORTER, longer: '# old\n'.repeat(20_000) + SHORTER, none: undefined };
const UNCHANGED = /one-file\.sh: (?:\S+，)?\S+ 没有改变\n$/;

const busyboxPrograms = spawnSync('sh', ['-c', 'busybox --list || :'], { encoding: 'utf8' }).stdout.split('\n');
for (const [tools, busybox] of [
  ['the tools of Debian', []],
  ['BusyBox', busyboxPrograms],
] as const)
  describeWithPrograms(busybox.length === 0 ? [] : ['busybox'], `deploy/nginx/one-file.sh, with ${tools}`, () => {
    let folder = '';
    const at = (path: string): string => join(folder, path);
    const file = () => at('mounted/course-site.conf');
    const contents = () => (existsSync(file()) ? readFileSync(file(), 'utf8') : undefined);
    const put = (text: string | undefined) => {
      rmSync(file(), { force: true });
      if (text !== undefined) writeFileSync(file(), text);
    };
    const expectNothingLeft = (what: string) => {
      const left = [...readdirSync(at('temporary')), ...readdirSync(at('mounted'))];
      expect(left, what).to.have.members(contents() === undefined ? [] : ['course-site.conf']);
    };

    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'one-file-'));
      for (const each of ['mounted', 'temporary', 'scripts']) mkdirSync(at(each));
      copyFileSync('deploy/nginx/one-file.sh', at('scripts/one-file.sh'));
      writeFileSync(at('scripts/configure.sh'), CONFIGURE);
      onlyTheseTools(at('bin'), [...TOOLS, 'seq'], busybox);
      onlyTheseTools(at('real'), TOOLS, busybox);
    });
    afterEach(() => {
      rmSync(folder, { recursive: true });
    });

    /** Runs it in a process group of its own, as a terminal does; `first` is shell. */
    const write = (first = '', settings: Readonly<Record<string, string>> = {}) =>
      run(
        at('real/sh'),
        ['-c', `echo $$ >${at('pid')}; ${first}\nexec ${at('real/sh')} ${at('scripts/one-file.sh')} ${file()}`],
        {
          env: { PATH: at('bin'), TMPDIR: at('temporary'), ...settings },
          detached: true,
        },
      );
    /** The own programs of one-file.sh run these lines of shell first. */
    const beforeEachProgram = (lines: string) => {
      for (const tool of OWN_TOOLS) replaceProgram(at('bin'), tool, `${lines}\nexec ${at('real')}/${tool} "$@"`);
    };
    const repair = (tool: string) => {
      rmSync(at(`bin/${tool}`));
      symlinkSync(at(`real/${tool}`), at(`bin/${tool}`));
    };

    it('writes a file that is shorter, longer or new, and nothing beside it', async () => {
      for (const old of [...Object.values(BEFORE), '', NEW]) {
        put(old);
        const { status, output } = await write();
        expect([status, output]).to.deep.equal([
          0,
          `${file()} 已写好，供容器里的 nginx 使用：/var/www/pc，端口 8400\n`,
        ]);
        expect(contents() === NEW, contents()).to.equal(true);
        expectNothingLeft('after a success');
      }
    });

    for (const signal of busybox.length === 0 ? ['HUP', 'INT', 'QUIT', 'PIPE', 'TERM', 'KILL'] : ['TERM', 'KILL'])
      it(`leaves the whole old file or the whole new one after ${signal} in each step`, async () => {
        // The programs of configure.sh are one step.
        beforeEachProgram(`if test -z "\${CONFIGURING:-}"; then
          echo "$0" >>${at('steps')}
          if test "$(${at('real/wc')} -l <${at('steps')})" -eq "$STEP"; then kill -${signal} "-$(${at('real/cat')} ${at('pid')})"; fi
        fi
        case $* in */configure.sh*) export CONFIGURING=yes ;; esac`);
        const ends = new Set<string>();
        for (const old of signal === 'TERM' || signal === 'KILL' ? Object.values(BEFORE) : [SHORTER])
          for (let step = 1, steps = 1; step <= steps; step += 1) {
            put(old);
            writeFileSync(at('steps'), '');
            const { status, output } = await write('', { STEP: String(step) });
            const programs = readFileSync(at('steps'), 'utf8').trim().split('\n');
            // A program that was killed may have been the last one.
            steps = Math.max(steps, programs.length, programs.length === step ? step + 1 : 0);
            const what = `${String(old?.length)}, step ${String(step)} ${programs[step - 1] ?? ''}: ${output}`;
            if (signal === 'KILL') {
              // nginx ignores line ends after the last line.
              expect([old?.trim(), NEW.trim()].includes(contents()?.trim()), what).to.equal(true);
              for (const each of ['temporary', 'mounted']) rmSync(at(each), { recursive: true });
              for (const each of ['temporary', 'mounted']) mkdirSync(at(each));
            } else {
              expect(contents() === (status === 0 ? NEW : old), what).to.equal(true);
              if (status !== 0)
                expect(`${String(status)} ${output}`, what).to.match(
                  /^1 (?:.*\n)*one-file\.sh: (?:\S+，)?\S+ 没有改变\n$/,
                );
              expectNothingLeft(what);
            }
            ends.add(status === 0 ? 'written' : 'ended');
          }
        expect([...ends]).to.have.members(['written', 'ended']);
      }).timeout(120_000);

    const says = 'echo NO SPACE >&2; exit 1';
    for (const [what, tool, lines, before = 'shorter'] of [
      ['for temporary files', 'mktemp', says],
      ['for the files of configure.sh', 'sh', `case $* in */configure.sh*) ${says} ;; esac`],
      ['for the whole text, which awk reports', 'awk', says],
      ['for the whole text, which awk does not report', 'awk', 'REAL "$@" | head -n 9; exit 0'],
      ['for the old contents', 'cp', says],
      [
        'for a longer file',
        'tr',
        'case $(readlink /proc/$$/fd/1) in */mounted/*) REAL "$@" | head -c 9; exit 1 ;; esac',
      ],
      ['for the new contents', 'dd', `case $* in *notrunc*) ${says} ;; esac`],
      [
        'for half of the new contents',
        'dd',
        `case $* in */one\\ *notrunc*) head -c 999 "\${1#if=}" | REAL of="\${2#of=}" conv=notrunc; ${says} ;; esac`,
        'longer',
      ],
      ['for a new file', 'cat', `case $* in */one) head -c 9 "$1"; ${says} ;; esac`, 'none'],
      ['for its name', 'mv', says, 'none'],
    ] as const)
      it(`keeps the old contents where there is no room ${what}`, async () => {
        replaceProgram(
          at('bin'),
          tool,
          `${lines.replaceAll('REAL', at(`real/${tool}`))}\nexec ${at('real')}/${tool} "$@"`,
        );
        const old = BEFORE[before];
        put(old);
        const { status, output } = await write();
        expect(status, output).to.equal(1);
        expect(output).to.match(UNCHANGED);
        expect(contents() === old, contents()?.slice(0, 99)).to.equal(true);
        expectNothingLeft(output);
      });

    it('says so where half is written and the old contents cannot be restored', async () => {
      const half = `head -c 999 "\${1#if=}" | ${at('real/dd')} of="\${2#of=}" conv=notrunc`;
      replaceProgram(at('bin'), 'dd', `case $* in */one\\ *notrunc*) ${half} ;; esac; ${says}`);
      put(BEFORE.longer);
      const { status, output } = await write();
      expect(status).to.equal(1);
      expect(output).to.match(/one-file\.sh: \S+ 只写了一半，也恢复不了：请腾出空间，再运行一次\n$/);
      repair('dd');
      expect((await write()).status).to.equal(0);
      expect(contents() === NEW).to.equal(true);
    });

    it('obeys a limit for the size of files (ulimit -f) as a full disk', async () => {
      put(SHORTER);
      // In units of 512 bytes; the new file has 33 kB.
      for (const limit of [1, 60]) {
        const { status, output } = await write(`ulimit -f ${String(limit)}`);
        expect([status, contents()], output).to.deep.equal([1, SHORTER]);
        expect(output).to.match(UNCHANGED);
        expectNothingLeft(output);
      }
    });

    it('refuses a folder, which Docker makes in place of a missing file', async () => {
      mkdirSync(file());
      expect(await write()).to.deep.equal({
        status: 1,
        output: `one-file.sh: ${file()} 是文件夹：先删除它。要挂载的文件不存在时，Docker 会建一个同名的文件夹\n`,
      });
    });
  });
