import { EmbeddedDatabaseError } from './errors.ts';

/** Used when PostgreSQL's account cannot enter the project's own folders. */
export const systemFolders = { binaries: '/var/cache/roddee', data: '/var/lib/roddee' };

/** The longest path of a Unix socket, in bytes. */
export const longestSocketPath = process.platform === 'linux' ? 107 : 103;

export function platformName(): string {
  const name = `${process.platform}-${process.arch}`;
  if (process.platform === 'win32')
    throw new EmbeddedDatabaseError(`The embedded PostgreSQL is not supported on ${name}: use WSL.`);
  return name;
}

/** The C library decides whether the binaries can run; asked only after they failed, because the report is slow. */
export function missingLibrary(): string {
  if (process.platform !== 'linux') return '';
  const report: unknown = process.report.getReport();
  const header = typeof report === 'object' && report !== null && 'header' in report ? report.header : null;
  const glibc = typeof header === 'object' && header !== null && 'glibcVersionRuntime' in header;
  return glibc ? '' : ' The binaries need glibc; this system has another C library (musl, as in Alpine).';
}

export function childEnvironment(): { PATH: string; LC_ALL: string; TZ: string } {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
