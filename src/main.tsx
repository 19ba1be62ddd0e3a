import { productionContainer } from './composition/production.js';
import { startSite } from './start-site.js';

// Reading the script and starting the site are two tasks, between which the browser answers and paints (issue 14). A
// message, since a timer may be held back.
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  port1.close();
  startSite(productionContainer());
};
port2.postMessage(undefined);
