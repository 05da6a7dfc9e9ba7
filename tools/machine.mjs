import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

const firstLine = (file, ...args) => {
  const { status, stdout } = spawnSync(file, args, { encoding: 'utf8', timeout: 10_000 });
  return status === 0 ? stdout.trim().split('\n')[0] : null;
};

/** Describes the machine in one line, because a figure means little without it. */
export function machineLine() {
  const commit = firstLine('git', 'rev-parse', '--short', 'HEAD');
  const changed = commit !== null && firstLine('git', 'status', '--porcelain', '--untracked-files=no') !== '';
  const chromium = process.env.CHROMIUM_PATH ? firstLine(process.env.CHROMIUM_PATH, '--version') : null;
  return [
    `commit ${commit ?? 'unknown'}${changed ? ' with changes' : ''}`,
    `Node ${process.version}`,
    `${process.platform} ${process.arch}`,
    `${cpus().length} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    ...(chromium ? [chromium.trim()] : []),
  ].join(', ');
}
