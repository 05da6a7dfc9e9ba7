import { build } from './build.mjs';
import { install } from './install.mjs';

install();
await build();
// The same process, so that Ctrl-C and SIGTERM reach the server itself.
const { main } = await import(new URL('../dist/server/main.js', import.meta.url).href);
await main();
