import { lessonSoak } from './lesson-soak.js';
import { runSoak } from './run-soak.js';
import type { Soak } from './soak.js';

const SOAKS: Readonly<Record<string, Soak>> = { lesson: lessonSoak };

const [name = '', ...more] = process.argv.slice(2);
const soak = SOAKS[name];
if (soak === undefined || more.length > 0) {
  console.error(`Usage: npm run soak -- NAME      after npm run build; NAME is ${Object.keys(SOAKS).join(', ')}`);
  process.exitCode = 1;
} else {
  const isFlat = await runSoak(soak, console.log);
  if (!isFlat) {
    console.error('The heap has grown by more than 5 %.');
    process.exitCode = 1;
  }
}
