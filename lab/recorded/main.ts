import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { FACTS_FILE, textOf } from './facts-file.js';
import { factsOf } from './facts.js';
import { RECORDED_FOLDER, recordingsIn } from './recording.js';

const folder = process.argv[2] ?? RECORDED_FOLDER;
const recordings = recordingsIn(folder);
if (recordings) {
  writeFileSync(FACTS_FILE, textOf(factsOf(recordings)));
  console.log(`${String(recordings.length)} recordings of ${folder} distilled into ${fileURLToPath(FACTS_FILE)}`);
} else {
  console.error(`There is no folder ${folder}. Usage: npm run recorded:shapes -- [folder]`);
  process.exitCode = 1;
}
