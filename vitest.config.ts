import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { effort } from './tests/support/effort.ts';
import { linguiMacro } from './vite/lingui-macro.ts';
import { wholeWords } from './vite/whole-words.ts';

const inNode = (name: string, include: string[], more: object = {}): TestProjectConfiguration => ({
  test: { name, environment: 'node', include, ...more },
});

const withScreens = (
  name: string,
  environment: string,
  include: string[],
  more: object = {},
): TestProjectConfiguration => ({
  plugins: [linguiMacro(), react(), lingui(), wholeWords()],
  test: { name, environment, include, ...more },
});

/** Suites that start processes or clone the template database. */
const withDatabase = {
  globalSetup: ['tests/support/database.global-setup.ts'],
  testTimeout: effort(60_000, 3_600_000),
  hookTimeout: 120_000,
};

const inTurn = { testTimeout: effort(300_000, 3_600_000), fileParallelism: false };

/** Files that leave nothing behind share a process: starting one for each takes longer than its tests. */
const together = { isolate: false };

/** Tests of processes, files and sockets, which do not depend on the time zone. */
const withoutZones = [
  'server/db/embedded/**/*.test.ts',
  'server/db/backup/{cut-off-restore,logical-copy,refusals}.test.ts',
  'server/db/{longest-use,prepare,transaction}.test.ts',
  'server/http/**/*.test.ts',
  'tests/support/*.test.ts',
];
/** These measure how long a server takes, so nothing else may run at the same time. */
const timed = ['tests/fault/{burst,crowds,database-away,lookup-duration,personal-reads}.test.ts'];
/** Runs other programs in a copy of the tree; it measures nothing, so it need not have the machine to itself. */
const inACopy = ['tests/fault/new-flow.test.ts'];

export default defineConfig({
  test: {
    projects: [
      inNode('architecture', ['tests/architecture/**/*.test.ts']),
      inNode('unit', ['{domain,workbook,contract,tools,src,studio}/**/*.test.ts'], {
        ...together,
        testTimeout: 30_000,
      }),
      inNode(
        'model',
        ['machines/**/*.test.ts', 'tests/{flows,mutants}/*.test.ts', 'tests/support/{model,wire}/**/*.test.ts'],
        {
          ...together,
          testTimeout: 30_000,
        },
      ),
      withScreens('screens', 'happy-dom', ['{src,studio,tests/flows}/**/*.test.tsx'], {
        ...together,
        setupFiles: ['tests/support/screens.setup.ts'],
      }),
      withScreens('ssr', 'node', ['tests/ssr/**/*.test.{ts,tsx}'], withDatabase),
      inNode('contract', ['tests/contract/**/*.test.ts'], { ...withDatabase, ...together }),
      inNode('server', ['server/**/*.test.ts'], { ...withDatabase, ...together, exclude: withoutZones }),
      inNode('processes', [...withoutZones, ...inACopy], { ...withDatabase, testTimeout: 300_000 }),
      inNode('fault', ['tests/{fault,load}/**/*.test.ts'], {
        ...withDatabase,
        exclude: [...inACopy, ...timed],
        ...inTurn,
      }),
      inNode('timed', timed, { ...withDatabase, ...inTurn }),
    ],
  },
});
