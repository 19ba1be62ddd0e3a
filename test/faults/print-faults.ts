import { readFileSync, writeFileSync } from 'node:fs';

import { FAULT_TABLE } from './fault-table.js';
import { printedTable } from './printed-table.js';

/** `npm run faults:print`: replaces the table in test/faults/faults.md by the current one. */
const FILE = 'test/faults/faults.md';
const HEADING = 'What the visitor sees of every fault of every call of the shell';

const text = readFileSync(FILE, 'utf8');
const start = text.indexOf(HEADING);
const end = text.indexOf('```', start);
if (start < 0 || end < 0) throw new Error(`${FILE} has no table of faults`);
writeFileSync(FILE, `${text.slice(0, start)}${printedTable(FAULT_TABLE)}\n${text.slice(end)}`);
