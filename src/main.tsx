import { productionContainer } from './composition/production.js';
import { startSite } from './start-site.js';

startSite(productionContainer());
