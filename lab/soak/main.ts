import { readArguments } from './arguments.js';
import { dialogSoaks } from './dialog-soaks.js';
import { lessonSoak } from './lesson-soak.js';
import { navigationSoaks } from './navigation-soaks.js';
import { runSoak } from './run-soak.js';
import type { Soak } from './soak.js';
import { weekSoak } from './week-soak.js';

const SOAKS: Readonly<Record<string, readonly Soak[]>> = {
  navigations: navigationSoaks,
  dialogs: dialogSoaks,
  lesson: [lessonSoak],
  week: [weekSoak],
};

const options = readArguments(process.argv.slice(2), Object.keys(SOAKS));
if (options === undefined) {
  console.error(`Usage: npm run soak -- NAME [--times N]
Needs npm run build. NAME is ${Object.keys(SOAKS).join(', ')}; N is the number of navigations, openings or hours of all its soaks together.`);
  process.exitCode = 1;
} else {
  const soaks = SOAKS[options.name] ?? [];
  for (const soak of soaks) {
    const times = options.times === undefined ? soak.times : options.times / soaks.length;
    if (!(await runSoak(soak, times, console.log))) process.exitCode = 1;
  }
}
