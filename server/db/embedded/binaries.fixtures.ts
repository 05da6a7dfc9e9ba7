import { z } from 'zod/mini';
import { describePackage, usableBinaries } from './binaries.ts';

/** Looks for usable programs as the user that runs it, and prints their folder or the reason. */
const { folder, platform, cache } = z
  .object({ folder: z.string(), platform: z.string(), cache: z.string() })
  .parse(JSON.parse(process.argv[2] ?? '{}'));

process.stdout.write(await usableBinaries(describePackage(folder, platform), null, cache).catch(String));
