import * as z from 'zod/mini';
import { ask } from '../embedded/embedded.fixtures.ts';
import { rebuildCluster } from './embedded-restore.ts';

/** Restores a cluster that says 'new', and is killed after the named step. */
const { dataDir, step } = z
  .object({ dataDir: z.string(), step: z.string() })
  .parse(JSON.parse(process.argv[2] ?? '{}'));

await rebuildCluster({
  dataDir,
  force: true,
  fill: async (url) => {
    await ask(url, `create table which as select 'new' as kind`);
    if (step === 'built') process.kill(process.pid, 'SIGKILL');
  },
  stamp: () => '20270301091000',
  afterStep: (done) => {
    if (done === step) process.kill(process.pid, 'SIGKILL');
  },
});
