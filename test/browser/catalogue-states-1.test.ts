import { describeStates } from '../support/browser/catalogue-audit.js';

describeStates(1);
