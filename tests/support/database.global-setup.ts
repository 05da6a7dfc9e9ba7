import type { TestProject } from 'vitest/node';
import { prepareTemplate } from '#server/db/prepare.ts';
import { clusterVariable, startTestCluster, type TestCluster } from './cluster.ts';

let cluster: TestCluster | null = null;

/** One cluster for all suites, or the one that the environment names. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env[clusterVariable];
  if (!given) cluster = await startTestCluster(prepareTemplate);
  project.provide('testClusterUrl', given || (cluster?.url ?? ''));
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
  cluster = null;
}
